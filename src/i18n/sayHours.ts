import type { ShopHours } from '../domain/shops/shop.schema.ts';
import { weekdays } from '../domain/shops/shop.ts';
import type { Language } from './languages.ts';
import { shop } from './texts/shop.ts';
import { translate } from './texts.ts';

/** @example sayHours('en', { opens: '08:00', closes: '18:30', closed: ['sun'] }) // => 'Open 08:00–18:30, closed on Sunday' */
export const sayHours = (lang: Language, { closed, ...times }: ShopHours): string => {
  const t = translate(lang, shop);
  if (closed.length === 0) return t('everyDay', times);
  const days = weekdays.filter((day) => closed.includes(day)).map((day) => t(`day.${day}`));
  const list = new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang).format(days);
  return t('closedOn', { ...times, days: list });
};
