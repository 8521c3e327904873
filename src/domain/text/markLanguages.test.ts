import { expect, it } from 'vitest';
import { markLanguages } from './markLanguages.ts';

it.each([
  ['<p>Xe đẹp</p><p>Máy êm</p>', 'vi', '<p>Xe đẹp</p><p>Máy êm</p>'],
  [
    '<p>Xe chính chủ, máy êm, giấy tờ đầy đủ</p><p>Good condition</p><p>Honda 2019</p>',
    'vi',
    '<p>Xe chính chủ, máy êm, giấy tờ đầy đủ</p><p lang="en">Good condition</p><p>Honda 2019</p>',
  ],
  [
    '<p>The bike is in very good condition and is ready to ride</p><ul><li>cà vẹt &amp; <b>biển số</b></li></ul>',
    'en',
    '<p>The bike is in very good condition and is ready to ride</p><ul><li lang="vi">cà vẹt &amp; <b>biển số</b></li></ul>',
  ],
  ['<p><br></p><p>Honda</p>', null, '<p><br></p><p>Honda</p>'],
  ['', null, ''],
] as const)('%j is in %s', (html, language, marked) => {
  expect(markLanguages(html)).toEqual({ language, html: marked });
});
