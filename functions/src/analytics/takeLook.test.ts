import { expect, it, vi } from 'vitest';
import { countListingView } from './countListingView.ts';
import { takeLook } from './takeLook.ts';

vi.mock('./countListingView.ts', { spy: true });
vi.mock('../platform/site.ts', () => ({ documents: () => ({}) }));

it('counts 300 looks an hour from one address, by whomever, and none at what is no listing', async () => {
  vi.useFakeTimers({ now: Date.UTC(2100, 0, 1) });
  const counted = vi.mocked(countListingView).mockResolvedValue(true);
  const look = (id: unknown, viewer: string, address = '203.0.113.9') => takeLook(id, { viewer, address });
  for (const id of ['', '../x', 'a/b', null, 7, 'x'.repeat(2_000)]) await look(id, 'lan');
  expect(counted).not.toHaveBeenCalled();
  for (let turn = 0; turn < 305; turn += 1) await look('bike', `member-${turn}`);
  expect(counted).toHaveBeenCalledTimes(300);
  await look('bike', 'lan', '203.0.113.10');
  expect(counted).toHaveBeenLastCalledWith({}, { listingId: 'bike', viewer: 'lan' }, Date.UTC(2100, 0, 1));
  vi.useRealTimers();
});
