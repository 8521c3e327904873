import * as z from 'zod/mini';
import { ShopId } from '../listings/shopId.schema.ts';
import { Revision } from '../platform/revision.schema.ts';
import { Time } from '../time/time.schema.ts';
import { isMapLink, shopAddressProblem, shopNameProblem, shopRoles, weekdays } from './shop.ts';

export const ShopName = z.string().check(
  z.trim(),
  z.refine((name) => shopNameProblem(name) === null),
);
export const ShopAddress = z.string().check(
  z.trim(),
  z.refine((address) => shopAddressProblem(address) === null),
);
const Clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Opening hours, the same each day that is not `closed`. */
export const ShopHours = z
  .strictObject({
    opens: Clock,
    closes: Clock,
    closed: z.array(z.enum(weekdays)).check(
      z.maxLength(6),
      z.refine((days) => new Set(days).size === days.length),
    ),
  })
  .check(z.refine(({ opens, closes }) => opens < closes));
export type ShopHours = z.infer<typeof ShopHours>;

export const ShopDetails = z.strictObject({
  address: ShopAddress,
  hours: z.nullable(ShopHours),
  map_link: z.nullable(z.string().check(z.refine(isMapLink))),
});
export type ShopDetails = z.infer<typeof ShopDetails>;

/** Document shops/{id}. Only functions read and write it. */
export const Shop = z.strictObject({
  ...ShopDetails.shape,
  // Not checked again: stricter checks of a later build must not hide a shop.
  name: z.string(),
  address: z.string(),
  owner: z.string(),
  /** `nameKey` of the name, unique among shops. */
  name_key: z.string(),
  /** Result of `logoAddress`. */
  logo: z.optional(z.string()),
  since: Time,
  revision: Revision,
});
export type Shop = z.infer<typeof Shop>;

/** Document shop_people/{uid}: the one shop of a person. */
export const ShopPerson = z.strictObject({
  shop_id: ShopId,
  role: z.enum(shopRoles),
  since: Time,
});
export type ShopPerson = z.infer<typeof ShopPerson>;

/** Document shop_invitations/{shop}_{hash of the address}. */
export const ShopInvitation = z.strictObject({
  shop_id: ShopId,
  email: z.string(),
  invited_at: Time,
  expires_at: Time,
});
export type ShopInvitation = z.infer<typeof ShopInvitation>;
