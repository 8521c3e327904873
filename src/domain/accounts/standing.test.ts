import { expect, it } from 'vitest';
import { missingFor } from './standing.ts';

const member = { address: true, phone: false, zalo: false, operator: false, suspended: false, ended: false };

it.each([
  ['act', {}, null],
  ['act', { address: false }, 'confirmed'],
  ['act', { address: false, phone: true }, null],
  ['act', { address: false, zalo: true }, null],
  ['act', { operator: true }, 'noOperator'],
  ['act', { suspended: true, ended: true }, 'open'],
  ['act', { ended: true }, 'current'],
  ['keepAccount', { operator: true }, null],
  ['keepAccount', { ended: true }, 'current'],
  ['operate', {}, 'operator'],
  ['operate', { operator: true }, null],
  ['operate', { operator: true, address: false, phone: true }, 'address'],
  ['operate', { operator: true, ended: true }, 'current'],
] as const)('to %s, a member who is %j lacks %s', (right, changes, missing) =>
  expect(missingFor(right, { ...member, ...changes })).toBe(missing),
);
