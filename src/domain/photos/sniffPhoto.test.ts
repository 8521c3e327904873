import { expect, it } from 'vitest';
import { sniffPhoto } from './sniffPhoto.ts';

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))),
  );

it.each([
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe1, 'abcdef'), 'image/jpeg'],
  ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 'abcd'), 'image/png'],
  ['a GIF', bytes('GIF89a', 1, 0, 1, 0), 'image/gif'],
  ['an old GIF', bytes('GIF87a', 1, 0, 1, 0), 'image/gif'],
  ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '), 'image/webp'],
  ['an iPhone HEIC', bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0), 'heic'],
  ['an AVIF', bytes(0, 0, 0, 24, 'ftypavif', 0, 0, 0, 0), null],
  ['an SVG', bytes('<svg xmlns="http'), null],
  ['HTML', bytes('<!doctype html><'), null],
  ['a PDF', bytes('%PDF-1.7 abcdefg'), null],
  ['a TIFF', bytes('II', 42, 0, 'abcdefgh'), null],
  ['a WAV', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt '), null],
  ['nothing', bytes(), null],
  ['half a PNG header', bytes(0x89, 'PNG'), null],
])('[S5.18] knows %s by its first bytes', (_name, content, kind) => {
  expect(sniffPhoto(content)).toBe(kind);
});
