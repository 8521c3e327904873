import { expect, it } from 'vitest';
import { sniffType } from './sniffType.ts';

const padded = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(32)]);

it.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\x00\x00\x00WEBP', 'image/webp'],
  ['RIFF\x10\x00\x00\x00WAVE', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['<!doctype html>', null],
  ['%PDF-1.7', null],
  ['BM6\x00', null],
  ['II*\x00', null],
  ['\x00\x00\x00\x20ftypavif', null],
  ['', null],
])('[S5.18] takes %j for %s', (start, type) => {
  expect(sniffType(padded(start))).toBe(type);
});

it('does not read past a short file', () => {
  expect(sniffType(Buffer.from('GIF'))).toBe(null);
});
