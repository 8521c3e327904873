import { describe, expect, it } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { planReplyEmails, planThreadEmails } from './threadEmails.plan.ts';

const open = buildInquiry();
const closedBy = (closed_by?: string) =>
  buildInquiry({ status: 'closed', ...(closed_by !== undefined && { closed_by }) });

describe('a change of a thread', () => {
  it('that begins it is a question to the seller', () => {
    expect(planThreadEmails('t', null, open)).toEqual([
      { kind: 'inquiry', thread: 't', source: 't', to: 'seller', message: open.message, at: open.created_at },
    ]);
  });
  it('[S4.22] by which the buyer closes it asks the seller whether the bike is sold', () => {
    expect(planThreadEmails('t', open, closedBy('buyer'))).toEqual([
      { kind: 'purchase', thread: 't', source: 't', to: 'seller' },
    ]);
  });
  const named = buildInquiry({ named_at: 5 });
  it('by which the seller names the buyer asks the buyer', () => {
    expect(planThreadEmails('t', open, named)).toEqual([
      { kind: 'boughtQuestion', thread: 't', source: 't', to: 'buyer' },
    ]);
  });
  it('by which the named buyer agrees invites both to a review', () => {
    expect(planThreadEmails('t', named, { ...named, sold_at: 9 }).map(({ kind, to }) => [kind, to])).toEqual([
      ['reviewInvite', 'buyer'],
      ['reviewInvite', 'seller'],
    ]);
  });
  it.each([
    ['the named buyer says no', named, { ...named, sold_at: null }],
    ['the name is taken back', named, { ...named, named_at: null }],
    ['the buyer is named once more', named, { ...named, named_at: 6 }],
    ['a buyer who said so is named', closedBy('buyer'), { ...closedBy('buyer'), named_at: 5 }],
    ['a buyer is named who has said no', open, { ...named, sold_at: null }],
    ['the seller closes it', open, closedBy('seller')],
    ['nobody says who closed it', open, closedBy()],
    ['it was closed before', closedBy('buyer'), closedBy('buyer')],
    ['somebody replies', open, buildInquiry({ status: 'replied' })],
    ['somebody looks at it', open, buildInquiry({ seller_seen_at: 5 })],
    ['it is removed', open, null],
    ['it arrives closed', null, closedBy('buyer')],
  ])('sends nothing when %s', (_, before, after) => {
    expect(planThreadEmails('t', before, after)).toEqual([]);
  });
});

describe('a reply', () => {
  it.each([
    ['seller', 'buyer'],
    ['buyer', 'seller'],
  ])('of the %s goes to the %s', (sender_id, to) => {
    const reply = buildReply({ sender_id, message: 'Yes' });
    expect(planReplyEmails('t', 'r', open, reply)).toEqual([
      { kind: 'reply', thread: 't', source: 't_r', to, message: 'Yes', at: reply.created_at },
    ]);
  });
  it('and a question take their phrases along', () => {
    const phrases = [{ code: 'still_for_sale' }];
    expect(planReplyEmails('t', 'r', open, buildReply({ sender_id: 'buyer', phrases }))[0]).toMatchObject({
      phrases,
    });
    expect(planThreadEmails('t', null, buildInquiry({ phrases }))).toMatchObject([{ phrases }]);
  });
  it('of a stranger goes nowhere', () => {
    expect(planReplyEmails('t', 'r', open, buildReply({ sender_id: 'stranger' }))).toEqual([]);
  });
});

describe('an offer or a visit', () => {
  const offer = { code: 'offer', values: { price: 12_000_000 } };
  const accept = {
    code: 'visit_accept',
    values: { day: '2026-11-28', time: '09:00', place: 'Huế' },
  };
  const visit = {
    starts_at: Date.UTC(2026, 10, 28, 2),
    place: 'Huế',
    by: 'buyer',
    state: 'accepted' as const,
    sequence: 2,
    reply_id: 'r',
  };
  const agree = (changes: object = {}) =>
    planReplyEmails(
      't',
      'r',
      { ...open, visit: { ...visit, ...changes } },
      buildReply({ sender_id: 'seller', message: 'Đồng ý', phrases: [accept], created_at: 9 }),
    );

  it('goes with the email about the message that carries it', () => {
    expect(planThreadEmails('t', null, { ...open, phrases: [offer] })[0]).toMatchObject({ phrases: [offer] });
    expect(planReplyEmails('t', 'r', open, buildReply({ phrases: [offer] }))[0]).toMatchObject({
      phrases: [offer],
    });
  });
  it('that is agreed on goes to both, with the same entry for their calendars', () => {
    const event = { starts_at: visit.starts_at, place: 'Huế', sequence: 2, stamp: 9 };
    expect(agree()).toEqual([
      {
        kind: 'reply',
        thread: 't',
        source: 't_r',
        to: 'buyer',
        message: 'Đồng ý',
        at: 9,
        phrases: [accept],
        event,
      },
      { kind: 'visitAgreed', thread: 't', source: 't_r', to: 'seller', visit: event, event },
    ]);
  });
  it.each([{ state: 'open' }, { state: 'cancelled' }, { reply_id: 'later' }, { reply_id: null }])(
    'that is not what stands any more brings no calendar file: %o',
    (changes) => {
      expect(agree(changes)).toEqual([
        {
          kind: 'reply',
          thread: 't',
          source: 't_r',
          to: 'buyer',
          message: 'Đồng ý',
          at: 9,
          phrases: [accept],
        },
      ]);
    },
  );
});
