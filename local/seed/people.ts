import { z } from 'zod';
import { isLocation } from '../../src/domain/places/locations.ts';
import { Answers } from '../../src/domain/sellers/seller.schema.ts';
import { ShopDetails, ShopName } from '../../src/domain/shops/shop.schema.ts';
import { languages } from '../../src/i18n/languages.ts';
import { readData } from './readData.ts';

export const demoPassword = 'vongxe-demo';

const withAccount = <Person extends { id: string }>({ id, ...more }: Person) => ({
  ...more,
  id: `seed-${id}`,
  email: `${id}@vongxe.example`,
});

const Seller = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.literal('seller').default('seller'),
    /** Shops mention a warranty, private sellers a reason for selling. */
    trade: z.enum(['shop', 'private', 'expat']),
    /** Languages of the seller's texts, used in turn. */
    languages: z.array(z.enum(languages)),
    places: z.array(z.string().refine(isLocation)),
    phone: z.string(),
    whatsapp: z.string().optional(),
    hidesPhone: z.boolean().default(false),
    hidesWhatsapp: z.boolean().default(false),
    share: z.int(),
    /** District. */
    area: z.object({ en: z.string(), vi: z.string() }).optional(),
    /** Reason for selling, in the seller's language. */
    why: z.string().optional(),
    shop: z.object({ name: ShopName, ...ShopDetails.shape }).optional(),
    history: z.object({ days: z.int(), confirmed: z.boolean().default(false), answers: Answers }).optional(),
  })
  .transform(withAccount)
  // If both numbers are the same, hiding the phone number also hides WhatsApp (D29).
  .transform(({ whatsapp, ...seller }) =>
    whatsapp
      ? { ...seller, whatsapp }
      : { ...seller, whatsapp: seller.phone, hidesWhatsapp: seller.hidesPhone },
  );
export type Seller = z.output<typeof Seller>;

const Other = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(['buyer', 'operator']),
    phone: z.string().nullable().default(null),
  })
  .transform(withAccount);
export type Account = Seller | z.output<typeof Other>;

const data = readData('people', z.object({ sellers: z.array(Seller), others: z.array(Other) }));

export const sellers: readonly Seller[] = data.sellers;
export const people: readonly Account[] = [...data.sellers, ...data.others];

export type DemoAccount = Record<'email' | 'password' | 'name' | 'role', string>;

/** Accounts that `npm start` prints. The other accounts have the same password. */
export const demoAccounts: readonly DemoAccount[] = people
  .filter((person) => person.role !== 'seller' || !person.why)
  .map(({ name, email, role }) => ({ name, email, password: demoPassword, role }));
