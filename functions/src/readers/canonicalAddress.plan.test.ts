import { expect, it } from 'vitest';
import { canonicalAddress } from './canonicalAddress.plan.ts';

it.each([
  ['lan@example.com', 'lan@example.com'],
  [' Lan@Example.COM', 'lan@example.com'],
  ['lan+1@example.com', 'lan@example.com'],
  ['lan.anh@example.com', 'lan.anh@example.com'],
  ['La.N+sale@gmail.com', 'lan@gmail.com'],
  ['lan@googlemail.com', 'lan@gmail.com'],
  ['+lan@example.com', '+lan@example.com'],
  ['user-id', 'user-id'],
  ['', ''],
])('%j is counted as %j', (address, mailbox) => expect(canonicalAddress(address)).toBe(mailbox));
