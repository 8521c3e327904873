import { z } from 'zod';
import { isLocation, type Location } from '../../src/domain/places/locations.ts';
import { readData } from './readData.ts';

/** The password of every demo account. It is printed at the start and is worth nothing elsewhere. */
export const demoPassword = 'vongxe-demo';

type Words = { en: string; vi: string };

type Person = { id: string; name: string; email: string; avatar: string | null };

export type Seller = Person & {
  role: 'seller';
  /** A shop sells with a warranty, a person for a reason. */
  trade: 'shop' | 'private' | 'expat';
  /** What the seller writes in; a list where it is now the one and now the other. */
  languages: readonly ('en' | 'vi')[];
  /** Where the bikes are; half of them are in the first place. */
  places: readonly Location[];
  /** E.164. Vietnamese ones use +84 95, which no network has; others use ranges reserved for fiction. */
  phone: string;
  whatsapp: string | null;
  hidesPhone: boolean;
  hidesWhatsapp: boolean;
  /** How many of every 120 listings are this seller's. */
  share: number;
  /** The part of the town, as people say it. */
  area?: Words;
  /** Why somebody with one bike or two sells them, in the seller's language. */
  why?: string;
};
export type Buyer = Person & { role: 'buyer'; phone: string };
export type Operator = Person & { role: 'operator' };
export type Account = Seller | Buyer | Operator;

const person = (id: string, name: string): Person => ({
  id: `seed-${id}`,
  name,
  email: `${id}@vongxe.example`,
  avatar: null,
});

const language = z.enum(['en', 'vi']);
const place = z.custom<Location>((value) => isLocation(String(value)));

const { regulars: known, neighbours } = readData(
  'sellers',
  z.object({
    regulars: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        languages: z.array(language),
        places: z.array(place),
        trade: z.enum(['shop', 'private', 'expat']),
        phone: z.string(),
        share: z.int(),
        whatsapp: z.string().default(''),
        hidesPhone: z.boolean().default(false),
        hidesWhatsapp: z.boolean().default(false),
      }),
    ),
    neighbours: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        language,
        place,
        area: z.tuple([z.string(), z.string()]).nullable(),
        share: z.int(),
        why: z.string(),
      }),
    ),
  }),
);

const regulars: readonly Seller[] = known.map(({ id, name, whatsapp, ...more }) => ({
  ...person(id, name),
  ...more,
  role: 'seller',
  whatsapp: whatsapp || null,
}));

const isForeign = (name: string) => /^[\x20-\x7e]+$/.test(name);

/** People who sell one bike or two, and say why. Numbers go on where those of the regulars end. */
const oneTimers: readonly Seller[] = neighbours.map((one, index) => ({
  ...person(one.id, one.name),
  role: 'seller',
  trade: isForeign(one.name) ? 'expat' : 'private',
  languages: [one.language],
  places: [one.place],
  phone: `+84950000${300 + index}`,
  whatsapp: null,
  hidesPhone: index % 9 === 4,
  hidesWhatsapp: false,
  share: one.share,
  why: one.why,
  ...(one.area && { area: { en: one.area[0], vi: one.area[1] } }),
}));

/** The first dozen has the demo's logins at hand; the others fill its streets. */
export const sellers: readonly Seller[] = [...regulars, ...oneTimers];

const buyer = (id: string, name: string, phone: string): Buyer => ({
  ...person(id, name),
  role: 'buyer',
  phone,
});

export const buyers: readonly Buyer[] = [
  buyer('linh', 'Đỗ Khánh Linh', '+84950000201'),
  buyer('quan', 'Hoàng Minh Quân', '+84950000202'),
  buyer('emma', 'Emma Collins', '+61491570156'),
];

export const operator: Operator = { ...person('operator', 'Lê Thảo Nguyên'), role: 'operator' };

export const people: readonly Account[] = [...sellers, ...buyers, operator];

/** Whom the end of `npm start` names; everybody else has the same password. */
export const introduced: readonly Account[] = [...regulars, ...buyers, operator];
