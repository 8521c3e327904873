import { expect, it } from 'vitest';
import { completeLink } from './completeLink.ts';

it.each([
  ['facebook.com/a', 'https://facebook.com/a'],
  [' https://a.vn ', 'https://a.vn'],
  ['ban@a.vn', 'mailto:ban@a.vn'],
  ['tel:+84912345678', 'tel:+84912345678'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
  ['', ''],
])('[S2.70] takes "%s" for "%s"', (typed, link) => expect(completeLink(typed)).toBe(link));
