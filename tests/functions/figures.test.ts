import { expect, it } from 'vitest';
import { countListingView } from '../../functions/src/analytics/countListingView.ts';
import { findContact } from '../../functions/src/listings/revealContact.call.ts';
import { likeId } from '../../src/domain/listings/like.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildLike } from '../fixtures/buildLike.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { createMember } from './people.ts';
import { call, documents, fresh, publish } from './suite.ts';

const later = Date.UTC(2100, 0, 1);
const sell = async (userId: string) => {
  const id = fresh('figures');
  await publish(buildListing({ id, slug: id, user_id: userId, seller_name: 'Lan' }));
  await documents.doc(`motorcycles/${id}/contact/phone`).set(buildContact());
  return id;
};
const like = (userId: string, id: string) =>
  documents.doc(`likes/${likeId(userId, id)}`).set(buildLike({ user_id: userId, motorcycle_id: id }));
const ask = (seller_id: string, buyer_id: string, id: string) =>
  documents
    .doc(`inquiries/${fresh('figures')}`)
    .set(buildInquiry({ seller_id, buyer_id, bike: { ...buildInquiry().bike, id } }));
const reveal = (userId: string, listing_id: string) =>
  findContact({ userId }, { listing_id, channel: 'phone' }, { documents, now: later });

it('a seller sees how many people like each bike, have asked for a number and have written, and of nobody else’s', async () => {
  const seller = await createMember('Mai');
  const [bike, quiet, foreign] = [await sell(seller.id), await sell(seller.id), await sell('somebody')];
  for (const buyer of ['a', 'b', 'c']) await like(`${buyer}-${bike}`, bike);
  for (const buyer of ['a', 'a', 'b']) await reveal(`${buyer}-${bike}`, bike);
  await like('a', foreign);
  for (const buyer of ['a', 'b']) await ask(seller.id, `${buyer}-${bike}`, bike);
  // Her own question about somebody else's bike, and one about hers that somebody else once sold.
  await ask('somebody', seller.id, foreign);
  await ask('somebody', `c-${bike}`, bike);
  for (const viewer of ['a', 'b', 'a', seller.id])
    await countListingView(documents, { listingId: bike, viewer }, later);
  const { status, body } = await call('listingFigures', {}, seller.token);
  expect(status).toBe(200);
  expect(JSON.parse(body).result.figures).toEqual({
    [bike]: { likes: 3, reveals: 2, questions: 2, views: 2 },
    [quiet]: { likes: 0, reveals: 0, questions: 0, views: 0 },
  });
});

it('the figures are for whoever is signed in, and nothing can be asked about others', async () => {
  const { token } = await createMember();
  expect((await call('listingFigures', {})).status).toBe(401);
  expect((await call('listingFigures', { user_id: 'somebody' }, token)).status).toBe(400);
});

it('a number that was not shown is not counted', async () => {
  const id = await sell('somebody');
  await documents.doc(`motorcycles/${id}/contact/phone`).update({ hidden: true });
  expect(await reveal('curious', id)).toEqual({ refused: 'hidden' });
  expect((await documents.collection('reveals').where('motorcycle_id', '==', id).get()).size).toBe(0);
});
