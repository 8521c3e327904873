import { expect, it } from 'vitest';
import { isWhole } from './isWhole.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));

/** Complete files, split into parts. The last part is the end marker. */
const files = {
  // The header contains a thumbnail's end marker. The first scan has a stuffed byte, fill bytes and a restart
  // marker.
  'image/jpeg': [
    'ffd8',
    'ffe1 0006 ffd9 ffd9',
    'ffc0 0005 080010',
    'ffda 0003 01 11ff00ffffd0 22',
    'ffda 0003 02 33ff00',
    'ffd9',
  ],
  'image/png': ['89504e470d0a1a0a', '00000002 49484452 0102 00000000', '00000000 49454e44 00000000'],
  // Global palette of two colours, a comment, and a frame with its own palette.
  'image/gif': [
    '474946383961 01000100 800000',
    '000000ffffff',
    '21fe 02 4142 00',
    '2c 0000000001000100 80 000000ffffff 02 02 4c01 00',
  ],
  'image/webp': ['52494646 10000000', '57454250', '5650384c 04000000', '2f000000'],
  // Box with a 64-bit length.
  heic: [
    '00000010 66747970 68656963 00000000',
    '0000000c 6d657461 00000000',
    '00000001 6d646174 0000000000000014 ffffffff',
  ],
} as const;
const types = Object.keys(files) as (keyof typeof files)[];
const whole = (type: keyof typeof files) => hex(files[type].join(' '));

it.each(types)('%s is whole with its end, and whatever follows it', (type) => {
  const film = hex('00 ff ff d9 00 00 00 18 66 74 79 70 00');
  expect(isWhole(whole(type), type)).toBe(true);
  expect(isWhole(Uint8Array.from([...whole(type), ...film]), type)).toBe(true);
});

it.each(types)('%s is cut short wherever it ends before its end', (type) => {
  const file = whole(type);
  // A PNG counts as complete without the checksum after the end marker.
  const unread = type === 'image/png' ? 4 : 0;
  for (let length = 16; length < file.length - unread; length += 1)
    expect([length, isWhole(file.subarray(0, length), type)]).toEqual([length, false]);
});

it('a HEIC whose pixels go up to the end of the file is taken for whole', () => {
  const [name, description] = files.heic;
  expect(isWhole(hex(`${name} ${description} 00000000 6d646174 ffffffffffffffff`), 'heic')).toBe(true);
  expect(isWhole(hex(`${name} 00000000 6d646174 ffffffffffffffff`), 'heic')).toBe(false);
});

it('a part of a file is found where another one begins in memory', () => {
  const file = whole('image/webp');
  const shifted = Uint8Array.from([1, 2, 3, ...file]).subarray(3);
  expect(isWhole(shifted, 'image/webp')).toBe(true);
});
