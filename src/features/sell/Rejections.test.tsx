import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Rejection } from './photoQueue.ts';
import { Rejections } from './Rejections.tsx';

const many = Array.from({ length: 30 }, (_, n): Rejection => ({ name: `${n}.jpg`, problem: 'count' }));
const lines = (lang: 'en' | 'vi', rejections: Rejection[]) =>
  renderToStaticMarkup(<Rejections lang={lang} rejections={rejections} />)
    .replaceAll('&#x27;', "'")
    .match(/<p .*?<\/p>/g)
    ?.map((line) => line.replace(/<[^>]*>/g, ''));

it.each([
  ['en', "30 photos weren't added: a listing has at most 10."],
  ['vi', 'Chưa thêm 30 ảnh: mỗi tin có tối đa 10 ảnh.'],
] as const)('thirty photos too many are one line (%s)', (lang, line) => {
  expect(lines(lang, many)).toEqual([line]);
});

it('what is wrong with a file itself is said by its name', () => {
  const heavy: Rejection = { name: 'sky.png', problem: 'size' };
  expect(lines('en', [heavy, ...many.slice(0, 1)])).toEqual([
    'sky.png: The photo must be smaller than 10 MB.',
    "1 photo wasn't added: a listing has at most 10.",
  ]);
});
