import { features } from '../listings/features.ts';
import { notBefore, notBehind } from './negation.ts';

/** Patterns of the form's features in advertisements, without accents. */
const phrases: Record<string, string> = {
  'ABS brakes': 'abs',
  'Combined brakes (CBS)': 'cbs',
  'Smart Key': 'smart ?key|smk|smart-key|(?:khoa|chia)(?: khoa)? thong minh|keyless',
  'LED lights': 'led|full led',
  'Idling stop': 'idling ?stop|idling',
  'USB charging': '(?:cong |co |sac )?usb',
  'Anti-theft alarm': '(?<!(?:khoa|o khoa|day) )chong trom|alarm',
  'Luggage rack': 'baga(?! giua)|luggage racks?|rear racks?',
  'Top box': '(?:thung|box) (?:givi|sau|shad)|top ?box|baga thung|thung do',
  'Quick shifter': 'quick ?shift(?:er)?|sang so nhanh',
  'Traction control': 'traction control|kiem soat luc keo|hstc|tcs',
};
const rules = features.flatMap((feature) => {
  const phrase = phrases[feature];
  return phrase
    ? [{ feature, pattern: new RegExp(`(?<![a-z0-9])${notBefore}(?:${phrase})(?![a-z0-9])${notBehind}`) }]
    : [];
});

export const readFeatures = (words: readonly string[]): string[] => {
  const text = words.join(' ');
  return rules.filter(({ pattern }) => pattern.test(text)).map(({ feature }) => feature);
};
