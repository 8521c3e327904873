import { shopLimits } from '../../domain/shops/shop.ts';
import type { Language } from '../../i18n/languages.ts';
import { shopTeam } from '../../i18n/texts/shopTeam.ts';
import { translate } from '../../i18n/texts.ts';
import type { ShopFailure } from './useOwnShop.ts';

export const sayShopFailure = (lang: Language, failure: ShopFailure): string =>
  translate(lang, shopTeam)(`failed.${failure}`, {
    people: shopLimits.people,
    invitations: shopLimits.invitations,
  });
