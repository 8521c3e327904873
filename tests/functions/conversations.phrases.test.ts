import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { buildReply } from '../fixtures/buildInquiry.ts';
import { emailsTo } from './operators.ts';
import { createMember } from './people.ts';
import { ask, deliverWaiting, sell, threadIn } from './questions.ts';
import { documents, fresh, soon } from './suite.ts';

const askedPhrases = {
  message: "Is the bike still for sale?\nWhat's your best price?\nI am in Hue.",
  phrases: [{ code: 'still_for_sale' }, { code: 'price_last' }],
};
const emailTo = async (address: string) => {
  await vi.waitFor(async () => {
    await deliverWaiting(address);
    expect(await emailsTo(address)).toHaveLength(1);
  }, soon);
  return (await emailsTo(address))[0];
};
const meet = async () => {
  const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
  const bike = await sell(seller.id, { description: '<p>Xe chính chủ, máy êm</p>' });
  return { seller, buyer, bike };
};
const reply = async (thread: string, seller: { id: string; name: string }, changes: object) => {
  const written = { ...buildReply({ sender_id: seller.id, sender_name: seller.name }), ...changes };
  await documents
    .doc(`inquiries/${thread}/replies/${fresh('reply')}`)
    .set({ ...written, created_at: Timestamp.now() });
};

describe('a question in phrases', () => {
  it('is stored as codes beside its whole text, and mailed in the seller’s language with the buyer’s words', async () => {
    const { seller, buyer, bike } = await meet();
    const thread = threadIn(await ask(buyer.token, bike.id, askedPhrases));
    const stored = await documents.doc(`inquiries/${thread}`).get();
    expect(stored.get('message')).toBe(askedPhrases.message);
    expect(stored.get('phrases')).toEqual(askedPhrases.phrases);
    const email = await emailTo(seller.email);
    expect(email?.text).toContain('> Xe còn bán không ạ?\n> Giá chót là bao nhiêu ạ?\n> I am in Hue.');
    expect(email?.text).toContain("\n\nBản gốc: Is the bike still for sale?\nWhat's your best price?\n\n");
    expect(email?.html).toContain('>Bản gốc: Is the bike still for sale?<br>What&#39;s your best price?</p>');
  });

  it('into an open thread is a reply with codes', async () => {
    const { buyer, bike } = await meet();
    const thread = threadIn(await ask(buyer.token, bike.id));
    await ask(buyer.token, bike.id, askedPhrases);
    const replies = await documents.collection(`inquiries/${thread}/replies`).get();
    expect(replies.docs.map((one) => one.get('phrases'))).toEqual([askedPhrases.phrases]);
    expect((await documents.doc(`inquiries/${thread}`).get()).get('phrases')).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['a code that nobody knows', [{ code: 'from_tomorrow' }]],
    ['a value out of range', [{ code: 'visit_day', values: { day: '2026-02-30' } }]],
    ['a value that is missing', [{ code: 'visit_day' }]],
    ['four of them', Array.from({ length: 4 }, () => ({ code: 'still_for_sale' }))],
    ['none of them', []],
    ['what is no list', 'still_for_sale'],
  ])('is refused with %s', async (_, phrases) => {
    const { buyer, bike } = await meet();
    expect((await ask(buyer.token, bike.id, { phrases })).status).toBe(400);
  });
});

describe('a reply in phrases', () => {
  it('is mailed in the buyer’s language with the seller’s words', async () => {
    const { seller, buyer, bike } = await meet();
    const thread = threadIn(await ask(buyer.token, bike.id));
    await reply(thread, seller, {
      message: 'Giá chót là 12.500.000 ₫ ạ.',
      phrases: [{ code: 'price_last_is', values: { price: 12_500_000 } }],
    });
    const email = await emailTo(buyer.email);
    expect(email?.text).toContain('> My best price is 12,500,000\u00a0₫.');
    expect(email?.text).toContain('\n\nOriginal: Giá chót là 12.500.000 ₫ ạ.\n\n');
  });

  it.each<[string, unknown]>([
    ['a phrase of a later version', [{ code: 'from_tomorrow', values: { price: 5 } }]],
    ['a value out of range', [{ code: 'price_last_is', values: { price: -5 } }]],
    ['a shape of a later version', [{ code: 'price_last_is', values: { money: 5 } }]],
    ['no list', 7],
  ])('with %s is mailed as it was sent', async (_, phrases) => {
    const { seller, buyer, bike } = await meet();
    const thread = threadIn(await ask(buyer.token, bike.id));
    await reply(thread, seller, { message: 'Năm triệu ạ.', phrases });
    const email = await emailTo(buyer.email);
    expect(email?.text).toContain('> Năm triệu ạ.');
    expect(email?.text).not.toContain('Original:');
  });
});
