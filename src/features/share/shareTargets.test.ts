import { expect, it } from 'vitest';
import { shareTargets } from './shareTargets.ts';

const address = 'https://vongxe.example/vi/motorcycle/honda-wave?a=1&b=2';

it('[S2.95] hands the whole address over, and nothing else can be smuggled in', () => {
  const { whatsapp, facebook } = shareTargets(address, 'Xe & đồ #1');
  expect(new URL(whatsapp).searchParams.get('text')).toBe(`Xe & đồ #1 ${address}`);
  expect(new URL(whatsapp).hash).toBe('');
  expect(new URL(facebook).searchParams.get('u')).toBe(address);
});
