import { z } from 'zod';
import { isLocation, type Location } from '../../src/domain/places/locations.ts';
import { readData } from './readData.ts';

/** Password of every demo account. */
export const demoPassword = 'vongxe-demo';

type Words = { en: string; vi: string };

type Person = { id: string; name: string; email: string; avatar: string | null };

export type Seller = Person & {
  role: 'seller';
  /** Shops give a warranty, private sellers a reason. */
  trade: 'shop' | 'private' | 'expat';
  /** Languages of the seller's texts, used in turn. */
  languages: readonly ('en' | 'vi')[];
  /** Places of the bikes; half are in the first. */
  places: readonly Location[];
  /** E.164. Vietnamese numbers use the unassigned prefix +84 95, others ranges for fiction. */
  phone: string;
  whatsapp: string | null;
  hidesPhone: boolean;
  hidesWhatsapp: boolean;
  /** Share of every 120 listings. */
  share: number;
  /** District, as people call it. */
  area?: Words;
  /** Reason of somebody with one or two bikes, in the seller's language. */
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

const { regulars: regularRows, neighbours } = readData(
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

const regulars: readonly Seller[] = regularRows.map(({ id, name, whatsapp, ...more }) => ({
  ...person(id, name),
  ...more,
  role: 'seller',
  whatsapp: whatsapp || null,
}));

const isForeign = (name: string) => /^[\x20-\x7e]+$/.test(name);

/** Sellers of one or two bikes. Their numbers follow those of the regulars. */
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

/** The first twelve are introduced with their logins; the others add variety. */
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

/** Accounts that `npm start` prints; all others have the same password. */
export const introduced: readonly Account[] = [...regulars, ...buyers, operator];
