import { expect, it } from 'vitest';
import { fileName, isClutter, photoNamed } from './photoNames.ts';

const numbers = new Set(['A102', 'B7-12', 'B7', '2024.1']);

it.each([
  ['A102-1.jpg', { number: 'A102', position: 1 }],
  ['a102 (2).JPEG', { number: 'A102', position: 2 }],
  ['A102_10.heic', { number: 'A102', position: 10 }],
  ['A102.png', { number: 'A102', position: 0 }],
  ['B7-12.jpg', { number: 'B7', position: 12 }],
  ['B7-12-3.jpg', { number: 'B7-12', position: 3 }],
  ['2024.1-2.jpg', { number: '2024.1', position: 2 }],
  ['xe/dep/A102-1.jpg', { number: 'A102', position: 1 }],
  ['..\\..\\A102-1.jpg', { number: 'A102', position: 1 }],
  ['A103-1.jpg', null],
  ['IMG_1234.jpg', null],
  ['.jpg', null],
  ['', null],
  ['__proto__-1.jpg', null],
])('the photo %j belongs to %o', (name, photo) => expect(photoNamed(name, numbers)).toEqual(photo));

it.each([
  ['__MACOSX/._A102-1.jpg', true],
  ['photos/', true],
  ['photos/.DS_Store', true],
  ['Thumbs.db', true],
  ['photos/A102-1.jpg', false],
])('%j is no photo: %s', (path, is) => expect(isClutter(path)).toBe(is));

it('a path is reduced to its name', () => expect(fileName('/etc/../A102-1.jpg')).toBe('A102-1.jpg'));
