import { expect, it, vi } from 'vitest';
import { applySuspension, setAccountOpen } from '../../functions/src/flows/applySuspension.ts';
import { buildHidden, buildListing, longAgo } from '../fixtures/buildListing.ts';
import { createMember } from './memoryPeople.ts';
import { accounts, documents, fresh, publish } from './memorySuite.ts';

it('a closed account is signed out everywhere, an open one is not, and one that is gone is no failure', async () => {
  const { id } = await createMember('Hoa');
  const ended = vi.spyOn(accounts, 'revokeRefreshTokens');
  await setAccountOpen(id, true);
  expect(ended).not.toHaveBeenCalled();
  await setAccountOpen(id, false);
  expect(ended).toHaveBeenCalledExactlyOnceWith(id);
  expect((await accounts.getUser(id)).disabled).toBe(true);
  await expect(setAccountOpen(fresh('nobody'), false)).resolves.toBeUndefined();
  ended.mockRestore();
});

it('who signed in after the suspension and before the account was closed is signed out as well', async () => {
  const { id } = await createMember('Hoa');
  await documents.doc(`suspensions/${id}`).set({ reason: 'scam', note: null, suspended_at: new Date() });
  let closed = 0;
  await applySuspension(
    documents,
    id,
    async () => {
      closed = Date.now();
    },
    async () => undefined,
  );
  const { valid_after } = (await documents.doc(`revocations/${id}`).get()).data() ?? {};
  expect(closed).toBeGreaterThan(0);
  expect(valid_after * 1_000).toBeGreaterThan(closed);
});

it('what a suspended person has deleted stays as it is, and so does what was judged by itself', async () => {
  const seller = fresh('seller');
  const hidden = { reason: 'scam', note: null, status: 'active', hidden_at: longAgo } as const;
  const [deleted, judged, back] = [fresh('deleted'), fresh('judged'), fresh('back')];
  await publish(buildListing({ id: deleted, slug: deleted, user_id: seller, deleted_at: longAgo }));
  for (const [id, cause] of [
    [judged, 'listing'],
    [back, 'seller'],
  ] as const)
    await publish(buildHidden({ id, slug: id, user_id: seller, hidden: { ...hidden, cause } }));
  const statusOf = async (id: string) => (await documents.doc(`motorcycles/${id}`).get()).get('status');
  const apply = () =>
    applySuspension(
      documents,
      seller,
      async () => undefined,
      async () => undefined,
    );
  await apply();
  expect([await statusOf(judged), await statusOf(back)]).toEqual(['hidden', 'active']);
  await documents.doc(`suspensions/${seller}`).set({ reason: 'scam', note: null, suspended_at: longAgo });
  await apply();
  expect([await statusOf(deleted), await statusOf(back)]).toEqual(['active', 'hidden']);
});
