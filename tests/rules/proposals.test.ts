import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Visit } from '../../src/domain/conversations/proposal.schema.ts';
import { planProposal } from '../../src/domain/conversations/proposal.ts';
import { offerCodes, visitCodes } from '../../src/domain/conversations/proposalFields.ts';
import { visitValues } from '../../src/domain/conversations/visit.ts';
import { day, hour } from '../../src/domain/time/time.ts';
import { blankTexts } from '../fixtures/blankTexts.ts';
import {
  bold,
  book,
  inStore,
  inThreeDays,
  isTaken,
  minute,
  offered,
  offersBefore,
  place,
  price,
  proposed,
  type Sent,
  send,
  today,
  visitsBefore,
} from './proposing.ts';

describe('the rules take an offer where the domain does, and no other', () => {
  const cases = offersBefore.flatMap((offer) =>
    offerCodes.flatMap((code) =>
      ['buyer', 'seller'].flatMap((uid) =>
        (code === 'offer_accept' ? [12_000_000, 13_000_000] : [12_000_000]).map((amount) => ({
          offer,
          code,
          uid,
          amount,
        })),
      ),
    ),
  );
  it('over 50 moves', async () => {
    let taken = 0;
    for (const { offer, code, uid, amount } of cases) {
      const phrase = { code, values: price(amount) };
      await place(offer && { offer });
      const expected = planProposal({ offer }, phrase, { by: uid, reply_id: 'new', now: today });
      const thread = expected ?? { offer: bold.offer(offer, phrase, uid) };
      const verdict = await isTaken({ uid, phrases: [phrase], thread });
      expect([offer, code, uid, amount, verdict]).toEqual([offer, code, uid, amount, expected !== null]);
      taken += Number(verdict);
    }
    expect([cases.length, taken]).toEqual([50, 16]);
  });
});

describe('and a visit where the domain does, and no other', () => {
  const cases = visitsBefore.flatMap((visit) =>
    visitCodes.flatMap((code) =>
      ['buyer', 'seller'].flatMap((uid) =>
        [visit?.starts_at ?? inThreeDays, minute(today + 5 * day)]
          .slice(0, code === 'visit_propose' ? 1 : 2)
          .map((starts_at) => ({
            visit,
            code,
            uid,
            starts_at,
          })),
      ),
    ),
  );
  it('over 84 moves', async () => {
    let taken = 0;
    for (const { visit, code, uid, starts_at } of cases) {
      const phrase = { code, values: visitValues({ starts_at, place: proposed.place }) };
      await place(visit && { visit });
      const expected = planProposal({ visit }, phrase, { by: uid, reply_id: 'new', now: Date.now() });
      const thread = inStore(expected ?? { visit: bold.visit(visit, phrase, uid, starts_at) });
      const verdict = await isTaken({ uid, phrases: [phrase], thread });
      expect([visit, code, uid, starts_at, verdict]).toEqual([
        visit,
        code,
        uid,
        starts_at,
        expected !== null,
      ]);
      taken += Number(verdict);
    }
    expect([cases.length, taken]).toEqual([84, 30]);
  });
});

describe('an offer that is accepted', () => {
  const accept = (thread: object = {}, rest: Sent = {}) =>
    send({
      phrases: [{ code: 'offer_accept', values: price() }],
      thread: { offer: { ...offered, state: 'accepted', reply_id: 'new', ...thread } },
      ...rest,
    });
  beforeEach(() => place({ offer: offered }));

  it('is taken from whoever it was made to', () => book.allows(accept()));
  it('is not taken from a stranger', () => book.denies(accept({}, { uid: 'stranger' })));
  it('is not taken in a thread that has ended', async () => {
    await place({ offer: offered, status: 'closed' });
    await book.denies(accept());
  });
  it.each([
    ['another price', { price: 11_000_000 }],
    ['another name', { by: 'seller' }],
    ['another state', { state: 'sold' }],
    ['another reply', { reply_id: 'first' }],
    ['no reply', { reply_id: null }],
    ['one thing more', { paid: true }],
  ])('keeps what was offered: not with %s', (_, thread) => book.denies(accept(thread)));
  it('is not taken without the phrase', () => book.denies(accept({}, { phrases: undefined })));
  it('is not taken as another phrase', async () => {
    await book.denies(accept({}, { phrases: [{ code: 'offer_decline', values: price() }] }));
    await book.denies(accept({}, { phrases: [{ code: 'offer', values: price() }] }));
    await book.denies(accept({}, { phrases: [{ code: 'price_last' }] }));
    await book.denies(accept({}, { phrases: [{ code: 'offer_accept', values: price(1) }] }));
    await book.denies(accept({}, { phrases: [{ code: 'offer_accept' }] }));
    await book.denies(accept({}, { phrases: [{ code: 'offer_accept', values: { ...price(), number: 1 } }] }));
  });
  it('is not taken among other phrases', async () => {
    const phrase = { code: 'offer_accept', values: price() };
    await book.denies(accept({}, { phrases: [phrase, { code: 'price_last' }] }));
    await book.denies(accept({}, { phrases: [{ code: 'price_last' }, phrase] }));
    await book.denies(accept({}, { phrases: [phrase, phrase] }));
  });
  it('leaves the visit alone', () =>
    book.denies(
      accept(
        {},
        {
          thread: {
            offer: { ...offered, state: 'accepted', reply_id: 'new' },
            ...inStore({ visit: proposed }),
          },
        },
      ),
    ));
});

describe('a phrase that makes or answers a proposal', () => {
  beforeEach(() => place({ offer: offered, visit: proposed }));
  const visit = visitValues(proposed);

  it.each([
    { code: 'offer_accept', values: price() },
    { code: 'offer_counter', values: price(1) },
    { code: 'visit_accept', values: visit },
    { code: 'visit_cancel', values: visit },
  ])('is refused without the proposal: %o', (phrase) => book.denies(send({ phrases: [phrase] })));
  it.each([2, 3])('is refused among %d phrases', (size) => {
    const others = [{ code: 'price_last' }, { code: 'still_for_sale' }].slice(0, size - 1);
    return book.denies(send({ phrases: [...others, { code: 'offer_accept', values: price() }] }));
  });
  it.each([
    { offer: { ...offered, state: 'accepted' } },
    { offer: null },
    inStore({ visit: { ...proposed, state: 'accepted' } }),
    { visit: null },
  ])('is required for any change: not %o', async (thread) => {
    await book.denies(send({ thread }));
    await book.denies(send({ thread, phrases: [{ code: 'price_last' }] }));
  });
  it('leaves both alone in any other reply', async () => {
    await book.allows(send({}));
    await place({ offer: offered, visit: proposed });
    await book.allows(send({ phrases: [{ code: 'price_last' }, { code: 'offers_welcome' }] }));
  });
});

describe('a visit', () => {
  const propose = (starts_at: number, changes: object = {}, values: object = {}) =>
    send({
      phrases: [{ code: 'visit_propose', values: { ...visitValues({ ...proposed, starts_at }), ...values } }],
      thread: {
        visit: {
          starts_at: Timestamp.fromMillis(starts_at),
          place: proposed.place,
          by: 'seller',
          state: 'open',
          sequence: 0,
          reply_id: 'new',
          ...changes,
        },
      },
    });
  beforeEach(() => place());

  it.each([
    ['in an hour', hour],
    ['in almost sixty days', 60 * day - hour],
    ['in the middle of the night', day],
  ])('is proposed %s', (_, ahead) => book.allows(propose(minute(today + ahead))));
  it.each([
    ['in the past', -hour],
    ['after more than sixty days', 60 * day + hour],
  ])('is not proposed %s', (_, ahead) => book.denies(propose(minute(today + ahead))));
  it.each<[string, object, object]>([
    ['another moment than it says', { starts_at: Timestamp.fromMillis(inThreeDays + hour) }, {}],
    ['another place than it says', { place: 'Huế' }, {}],
    ...blankTexts.map(
      (text) => ['a place of nothing', { place: text }, { place: text }] as [string, object, object],
    ),
    ['a place of two lines', { place: 'a\nb' }, { place: 'a\nb' }],
    ['a place that is too long', { place: 'a'.repeat(61) }, { place: 'a'.repeat(61) }],
    ['an hour that no clock shows', {}, { time: '25:00' }],
    ['a moment that is a number', { starts_at: inThreeDays }, {}],
    ['the other’s name', { by: 'buyer' }, {}],
    ['agreement', { state: 'accepted' }, {}],
    ['a count that is not the next', { sequence: 1 }, {}],
    ['another reply', { reply_id: 'first' }, {}],
    ['one thing more', { phone: '+84912345678' }, {}],
    ['a number beside it', {}, { number: 5 }],
  ])('is not proposed with %s', (_, changes, values) => book.denies(propose(inThreeDays, changes, values)));
  it('is neither moved to another place by agreeing, nor counted on by it', async () => {
    const phrases = [{ code: 'visit_accept', values: visitValues(proposed) }];
    const agreed: Visit = { ...proposed, state: 'accepted', reply_id: 'new' };
    for (const visit of [
      { ...agreed, place: 'Huế' },
      { ...agreed, starts_at: inThreeDays + hour },
      { ...agreed, sequence: 4 },
      { ...agreed, by: 'seller' },
    ]) {
      await place({ visit: proposed });
      await book.denies(send({ phrases, thread: inStore({ visit }) }));
    }
    await book.allows(send({ phrases, thread: inStore({ visit: agreed }) }));
  });
  it.each(['visit_accept', 'visit_cancel'])(
    'is not moved by a %s that says another place or moment itself',
    async (code) => {
      const state = code === 'visit_accept' ? 'accepted' : 'cancelled';
      const own = code === 'visit_cancel' ? { by: 'seller', sequence: proposed.sequence + 1 } : {};
      for (const other of [{ place: 'Huế' }, { starts_at: minute(inThreeDays + hour) }]) {
        await place({ visit: proposed });
        const moved: Visit = { ...proposed, ...own, ...other, state, reply_id: 'new' };
        const phrases = [{ code, values: visitValues(moved) }];
        await book.denies(send({ phrases, thread: inStore({ visit: moved }) }));
      }
      const accepted: Visit = { ...proposed, ...own, state, reply_id: 'new' };
      await book.allows(
        send({ phrases: [{ code, values: visitValues(accepted) }], thread: inStore({ visit: accepted }) }),
      );
    },
  );
});

it('of two answers at once one is taken: the other finds an offer that is not open any more', async () => {
  await place({ offer: offered });
  await book.allows(
    send({
      uid: 'buyer',
      phrases: [{ code: 'offer', values: price(11_000_000) }],
      thread: { offer: { ...offered, price: 11_000_000, reply_id: 'new' } },
    }),
  );
  await book.denies(
    send({
      phrases: [{ code: 'offer_accept', values: price() }],
      thread: { offer: { ...offered, state: 'accepted', reply_id: 'new' } },
    }),
  );
});

describe('the state of proposals', () => {
  const counter = { code: 'offer_counter', values: price(11_000_000) };
  const offer = { price: 11_000_000, by: 'seller', state: 'open', reply_id: 'new' };
  const answer = (revision: unknown) => send({ phrases: [counter], thread: { offer, revision } });
  beforeEach(() => place({ offer: offered, revision: 4 }));

  it('is changed by naming the revision after the stored one', () => book.allows(answer(5)));
  it.each([4, 3, 6, 0, null])('is not changed as by somebody who saw another state: %s', (revision) =>
    book.denies(answer(revision)),
  );
  it('is not taken back by a new offer of somebody who has not seen that theirs was accepted', async () => {
    const own = { ...offered, by: 'seller' };
    await place({ offer: { ...own, state: 'accepted' }, revision: 5 });
    const again = {
      phrases: [{ code: 'offer', values: price() }],
      thread: { offer: { ...own, reply_id: 'new' } },
    };
    await book.denies(send({ ...again, thread: { ...again.thread, revision: 5 } }));
    await book.allows(send({ ...again, thread: { ...again.thread, revision: 6 } }));
  });
  it('keeps its revision where a reply says nothing of it', async () => {
    await book.denies(send({ thread: { revision: 5 } }));
    await book.allows(send({}));
  });
});
