import type { ShopHours } from '../domain/shops/shop.schema.ts';
import { type Weekday, weekdays } from '../domain/shops/shop.ts';
import { formatList } from './formatList.ts';
import type { Language } from './languages.ts';
import { sayWeekday } from './sayAway.ts';
import { shop } from './texts/shop.ts';
import { translate } from './texts.ts';

/** @example sayShopDay('vi', 'sun') // => 'Chủ nhật' */
export const sayShopDay = (lang: Language, day: Weekday): string =>
  sayWeekday(lang, weekdays.indexOf(day) + 1);

/** @example sayHours('en', { opens: '08:00', closes: '18:30', closed: ['sun'] }) // => 'Open 08:00–18:30, closed on Sunday' */
export const sayHours = (lang: Language, { closed, ...times }: ShopHours): string => {
  const t = translate(lang, shop);
  if (closed.length === 0) return t('everyDay', times);
  const days = weekdays.filter((day) => closed.includes(day)).map((day) => sayShopDay(lang, day));
  return t('closedOn', { ...times, days: formatList(lang, 'conjunction', days) });
};
