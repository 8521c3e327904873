import { expect, it } from 'vitest';
import { emulatorsOf } from './emulators.ts';

const usual = { auth: 9099, firestore: 8080, storage: 9199, functions: 5001 };

it.each([
  ['localhost', '4321', 'demo-vongxe', { host: 'localhost', ...usual }],
  ['127.0.0.1', '4321', 'demo-vongxe', { host: '127.0.0.1', ...usual }],
  [
    'localhost',
    '4421',
    'demo-vongxe',
    { host: 'localhost', auth: 9199, firestore: 8180, storage: 9299, functions: 5101 },
  ],
  ['localhost', '4321', 'vongxe', null],
  ['vongxe.example', '', 'demo-vongxe', null],
  ['localhost.evil.example', '4321', 'demo-vongxe', null],
])('a page of %s:%s in project %s talks to %j', (hostname, port, project, emulators) => {
  expect(emulatorsOf({ hostname, port }, project)).toEqual(emulators);
});
