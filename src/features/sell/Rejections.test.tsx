import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { QueuedPhoto, Rejection } from '../../photos/queuedPhoto.ts';
import { Rejections } from './Rejections.tsx';

const many = Array.from({ length: 30 }, (_, n): Rejection => ({ name: `${n}.jpg`, problem: 'count' }));
const lines = (lang: 'en' | 'vi', rejections: Rejection[], photos: QueuedPhoto[] = []) =>
  renderToStaticMarkup(<Rejections lang={lang} rejections={rejections} photos={photos} />)
    .replaceAll('&#x27;', "'")
    .match(/<p .*?<\/p>/g)
    ?.map((line) => line.replace(/<[^>]*>/g, '').replaceAll('&gt;', '>'));

it.each([
  ['en', "30 photos weren't added: a listing can have up to 10."],
  ['vi', 'Chưa thêm 30 ảnh: mỗi tin có tối đa 10 ảnh.'],
] as const)('thirty photos too many are one line (%s)', (lang, line) => {
  expect(lines(lang, many)).toEqual([line]);
});

it('what is wrong with a file itself is said by its name', () => {
  const heavy: Rejection = { name: 'sky.png', problem: 'size' };
  expect(lines('en', [heavy, ...many.slice(0, 1)])).toEqual([
    'sky.png: The photo must be smaller than 10 MB.',
    "1 photo wasn't added: a listing can have up to 10.",
  ]);
});

it.each([
  [
    'en',
    "Photo 2: We couldn't open this HEIC photo. Use a JPEG copy instead. For new photos: on an iPhone, go to Settings > Camera > Formats and choose Most Compatible; on Android, turn off high-efficiency pictures (HEIF) in the camera's settings.",
  ],
  [
    'vi',
    'Ảnh 2: Không mở được ảnh HEIC này. Bạn hãy dùng bản JPEG. Để lần sau máy chụp ra ảnh JPEG: trên iPhone, vào Cài đặt > Camera > Định dạng, chọn “Tương thích nhất”; trên Android, tắt ảnh hiệu suất cao (HEIF) trong cài đặt máy ảnh.',
  ],
] as const)('a HEIC that could not be opened leads to a JPEG (%s)', (lang, line) => {
  const photo = (key: string, problem: QueuedPhoto['problem']): QueuedPhoto => ({
    key,
    problem,
    address: `/photos/bike/${key}`,
    stage: problem ? 'failed' : 'ready',
    share: 0,
    preview: null,
    shot: null,
    warnings: [],
  });
  expect(lines(lang, [], [photo('one', null), photo('two', 'heic')])).toEqual([line]);
});
