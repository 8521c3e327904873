import { describe, expect, it } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { planReplyEmail, planThreadEmails } from './threadEmails.plan.ts';

const open = buildInquiry();
const closedBy = (closed_by?: string) =>
  buildInquiry({ status: 'closed', ...(closed_by !== undefined && { closed_by }) });

describe('a change of a thread', () => {
  it('that begins it is a question to the seller', () => {
    expect(planThreadEmails('t', null, open)).toEqual([
      { kind: 'inquiry', thread: 't', source: 't', to: 'seller', message: open.message },
    ]);
  });
  it('[S4.22] by which the buyer closes it asks the seller whether the bike is sold', () => {
    expect(planThreadEmails('t', open, closedBy('buyer'))).toEqual([
      { kind: 'purchase', thread: 't', source: 't', to: 'seller' },
    ]);
  });
  it.each([
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
    expect(planReplyEmail('t', 'r', open, reply)).toEqual({
      kind: 'reply',
      thread: 't',
      source: 't_r',
      to,
      message: 'Yes',
    });
  });
  it('of a stranger goes nowhere', () => {
    expect(planReplyEmail('t', 'r', open, buildReply({ sender_id: 'stranger' }))).toBeNull();
  });
});
