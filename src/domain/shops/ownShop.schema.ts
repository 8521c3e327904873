import * as z from 'zod/mini';
import { ShopId } from '../listings/shopId.schema.ts';
import { Shop, ShopDetails } from './shop.schema.ts';
import { shopRoles } from './shop.ts';

const Id = z.string().check(z.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,300}$/));

export const ShopAction = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('read') }),
  z.strictObject({ act: z.literal('change'), details: ShopDetails, revision: z.int() }),
  z.strictObject({ act: z.literal('removeLogo') }),
  z.strictObject({
    act: z.literal('invite'),
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email()),
  }),
  z.strictObject({ act: z.literal('withdraw'), invitation: Id }),
  z.strictObject({ act: z.literal('remove'), person: Id }),
  z.strictObject({ act: z.literal('leave') }),
  z.strictObject({ act: z.literal('accept'), shop: ShopId }),
  z.strictObject({ act: z.literal('decline'), shop: ShopId }),
]);
export type ShopAction = z.infer<typeof ShopAction>;

/** `people` and `invitations` are empty unless the caller is the owner. */
export const OwnShop = z.object({
  shop: z.nullable(
    z.object({
      id: z.string(),
      role: z.enum(shopRoles),
      ...z.pick(Shop, { name: true, address: true, hours: true, map_link: true, logo: true }).shape,
      revision: z.int(),
    }),
  ),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      role: z.enum(shopRoles),
      since: z.number(),
    }),
  ),
  invitations: z.array(z.object({ id: z.string(), email: z.string(), expires_at: z.number() })),
  /** Shops that invite the caller. */
  invited: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type OwnShop = z.infer<typeof OwnShop>;
