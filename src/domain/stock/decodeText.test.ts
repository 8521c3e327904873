import { expect, it } from 'vitest';
import { decodeText } from './decodeText.ts';

const text = 'Mã xe;Giá\r\nA102;28,5tr\r\n';
const utf8 = new TextEncoder().encode(text);
const utf16 = (swap: boolean, mark: boolean) => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return new Uint8Array(swap ? bytes.swap16() : bytes);
};

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])],
  ['UTF-16 with a mark', utf16(false, true)],
  ['UTF-16, big end first, with a mark', utf16(true, true)],
  ['UTF-16 without a mark', utf16(false, false)],
  ['UTF-16, big end first, without a mark', utf16(true, false)],
])('%s is read', (_, bytes) => expect(decodeText(bytes)).toEqual({ text }));

it('Windows-1258 is read, with its separate tones', () => {
  // "Giá đẹp": e with circumflex (0xEA) and a dot below (0xF2).
  const bytes = new Uint8Array([0x47, 0x69, 0x61, 0xec, 0x20, 0xf0, 0x65, 0xf2, 0x70]);
  expect(decodeText(bytes)).toEqual({ text: 'Giá đẹp' });
});

it.each([
  ['spreadsheet', [0x50, 0x4b, 0x03, 0x04]],
  ['spreadsheet', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ['binary', [0x89, 0x50, 0x00, 0x47, 0x0d]],
] as const)('a %s is none', (problem, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ problem });
});
