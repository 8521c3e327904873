import { expect, it } from 'vitest';
import { newPushKeys } from '../../../tests/fixtures/buildPushDevice.ts';
import { isCurvePoint } from './isCurvePoint.ts';

const { point } = newPushKeys();
const changed = (change: (bytes: Buffer) => void) => {
  const bytes = Buffer.from(point);
  change(bytes);
  return bytes.toString('base64url');
};

it('takes the public key of a browser', () => expect(isCurvePoint(point.toString('base64url'))).toBe(true));

it.each([
  ['beside the curve', changed((bytes) => bytes.writeUInt8(bytes.readUInt8(64) ^ 1, 64))],
  ['of zeros', changed((bytes) => bytes.fill(0, 1))],
  ['beyond the field', changed((bytes) => bytes.fill(255, 1))],
  ['in the hybrid form', changed((bytes) => bytes.writeUInt8(6 + (bytes.readUInt8(64) % 2), 0))],
  ['of another form', changed((bytes) => bytes.writeUInt8(5, 0))],
  ['that is random', 'B'.padEnd(87, 'x')],
  ['that is empty', ''],
])('[hostile] refuses a key %s', (_, key) => expect(isCurvePoint(key)).toBe(false));
