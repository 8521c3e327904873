import { expect, it } from 'vitest';
import { hostOf } from './senderHost.ts';

it.each([
  ['Vongxe <hello@vongxe.example>', 'vongxe.example'],
  ['hello@mail.vongxe.example', 'mail.vongxe.example'],
  ['nobody', 'localhost'],
])('%s is of the host %s', (address, host) => expect(hostOf(address)).toBe(host));
