import { Shop, ShopPerson } from '../../src/domain/shops/shop.schema.ts';
import { nameKey, shopIdOf } from '../../src/domain/shops/shop.ts';
import { day } from '../../src/domain/time/time.ts';
import { type SeedDocument, startOfDay } from './buildListings.ts';
import { sellers } from './people.ts';

export const buildShops = (now: number): SeedDocument[] =>
  sellers.flatMap(({ id: owner, shop, history }) => {
    if (!shop) return [];
    const since = startOfDay(now) - (history?.days ?? 0) * day;
    const id = shopIdOf(shop.name);
    const whole = { ...shop, owner, name_key: nameKey(shop.name), since, revision: 1 };
    return [
      { path: `shops/${id}`, data: Shop.parse(whole) },
      { path: `shop_people/${owner}`, data: ShopPerson.parse({ shop_id: id, role: 'owner', since }) },
    ];
  });
