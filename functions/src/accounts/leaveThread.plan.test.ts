import { describe, expect, it } from 'vitest';
import { Inquiry } from '../../../src/domain/conversations/inquiry.schema.ts';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { planLeaveThread } from './leaveThread.plan.ts';

const thread = buildInquiry({ contact_phone: '+84950000001', status: 'replied', last_reply_by: 'seller' });

describe('[S3.23] leaving a conversation', () => {
  it('takes the buyer’s name, address and number along', () => {
    expect(planLeaveThread(thread, 'buyer')).toEqual({
      kind: 'rename',
      changes: {
        buyer_id: 'nobody',
        buyer_name: 'Unknown',
        contact_email: null,
        contact_phone: null,
        status: 'closed',
      },
    });
  });

  it('takes the seller’s name along, and leaves the buyer’s address to the buyer', () => {
    expect(planLeaveThread(thread, 'seller')).toEqual({
      kind: 'rename',
      changes: { seller_id: 'nobody', seller_name: 'Unknown', last_reply_by: 'nobody', status: 'closed' },
    });
  });

  it('takes the seller’s hours along', () => {
    const auto_answer = { away: { kind: 'until' as const, day: '2026-12-05' }, at: 5 };
    const plan = planLeaveThread({ ...thread, auto_answer }, 'seller');
    expect(plan).toMatchObject({ changes: { auto_answer: null } });
    expect(JSON.stringify(planLeaveThread({ ...thread, auto_answer }, 'buyer'))).not.toContain('auto_answer');
  });

  it('forgets who closed it', () => {
    const closed = { ...thread, closed_by: 'buyer' };
    expect(planLeaveThread(closed, 'buyer')).toMatchObject({ changes: { closed_by: 'nobody' } });
  });

  it('forgets who proposed what stands between the two, and what the other proposed stays theirs', () => {
    const offer = { price: 12_000_000, by: 'buyer', state: 'open' as const, reply_id: null };
    const visit = {
      starts_at: 5,
      place: 'Huế',
      by: 'seller',
      state: 'accepted' as const,
      sequence: 0,
      reply_id: 'r',
    };
    const plan = planLeaveThread({ ...thread, offer, visit }, 'buyer');
    expect(plan).toMatchObject({ changes: { 'offer.by': 'nobody' } });
    expect(JSON.stringify(plan)).not.toContain('visit');
    expect(planLeaveThread({ ...thread, offer, visit }, 'seller')).toMatchObject({
      changes: { 'visit.by': 'nobody' },
    });
    expect(planLeaveThread({ ...thread, offer: null, visit: 'later' }, 'buyer')).toEqual(
      planLeaveThread(thread, 'buyer'),
    );
  });

  it('keeps to the schema, so that the other side still sees it', () => {
    for (const id of ['buyer', 'seller']) {
      const plan = planLeaveThread(thread, id);
      expect(Inquiry.safeParse({ ...thread, ...(plan.kind === 'rename' && plan.changes) }).success).toBe(
        true,
      );
    }
  });

  it('ends it altogether when the other side has left before', () => {
    expect(planLeaveThread({ ...thread, seller_id: 'nobody' }, 'buyer')).toEqual({ kind: 'remove' });
  });
});
