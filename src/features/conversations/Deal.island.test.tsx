import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { buildReview } from '../../../tests/fixtures/buildReview.ts';
import { browserFetch, put, refuse, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import { itemsOf } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import type { Review } from '../../domain/reviews/review.schema.ts';
import { Inbox } from './Inbox.tsx';

const selling = { buyer_id: 'minh', seller_id: 'buyer', buyer_name: 'Minh', seller_name: 'Hoa' };
const claimed = { ...selling, status: 'closed', closed_by: 'minh' };
const open = (changes: object) => {
  put('inquiries/deal', { ...buildInquiry(), ...changes });
  history.replaceState(null, '', '/messages#deal');
  return openIsland(Inbox, { lang: 'en' });
};
beforeEach(() => {
  globalThis.fetch = browserFetch as typeof fetch;
  put('motorcycles/listing', buildListing({ status: 'sold' }));
});

it('asks the seller whether the bike was sold, and keeps the yes', async () => {
  open(claimed);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, I sold it to Minh' }));
  await screen.findByText(/^Sale completed on/);
  expect(stored('inquiries/deal')?.sold_at).toHaveProperty('timestampValue');
  await screen.findByRole('button', { name: 'Write a review' });
});

const refuseWrites = () => {
  globalThis.fetch = (async (request: string, init?: RequestInit) =>
    /:commit/.test(String(request))
      ? Response.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 })
      : browserFetch(request, init)) as typeof fetch;
};

it('takes the place of the only deal of the bike, and marks a bike as sold that was not', async () => {
  put('motorcycles/listing', buildListing({ status: 'active' }));
  open(claimed);
  await screen.findByText(/If so, the listing will be marked as sold and you can review each other\.$/);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, I sold it to Minh' }));
  await screen.findByText(/^Sale completed on/);
  expect(stored('motorcycles/listing')?.status).toEqual({ stringValue: 'sold' });
  expect(stored('deals/listing')?.thread_id).toEqual({ stringValue: 'deal' });
  expect(stored('limits/buyer_edit')?.what).toEqual({ stringValue: 'motorcycles/listing' });
});

it('a bike that was sold lately is not changed once more', async () => {
  put('motorcycles/listing', buildListing({ status: 'sold', updated_at: Date.now() - 1_000 }));
  open(claimed);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, I sold it to Minh' }));
  await screen.findByText(/^Sale completed on/);
  expect(stored('deals/listing')?.thread_id).toEqual({ stringValue: 'deal' });
  expect(stored('limits/buyer_edit')).toBeNull();
});

it('tells a seller that somebody else bought it already', async () => {
  put('deals/listing', { thread_id: 'earlier', agreed_at: Date.now() });
  open(claimed);
  const sold = await screen.findByRole('button', { name: 'Yes, I sold it to Minh' });
  refuseWrites();
  fireEvent.click(sold);
  expect((await screen.findByRole('alert')).textContent).toBe(
    "You've already confirmed that someone else bought this bike. A bike can only be sold to one person.",
  );
});

it('tells a buyer in Vietnamese that the sale cannot be confirmed', async () => {
  put('inquiries/deal', { ...buildInquiry(), named_at: Date.now(), seller_name: 'Hoa' });
  history.replaceState(null, '', '/vi/messages#deal');
  openIsland(Inbox, { lang: 'vi' });
  const bought = await screen.findByRole('button', { name: 'Đúng, tôi đã mua' });
  refuseWrites();
  fireEvent.click(bought);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Chưa xác nhận được lần mua bán này. Tin chưa được đánh dấu đã bán, hoặc xe đã bán cách đây hơn 60 ngày.',
  );
});

it('keeps a no, which can still become a yes', async () => {
  open(claimed);
  fireEvent.click(await screen.findByRole('button', { name: "No, I didn't" }));
  await screen.findByText("You said you haven't sold the bike to Minh.");
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
  await screen.findByRole('button', { name: 'Yes, I sold it to Minh' });
});

it('tells the buyer that the seller was asked', async () => {
  open({ status: 'closed', closed_by: 'buyer', seller_name: 'Hoa' });
  await screen.findByText(/^We've asked Hoa whether they sold you the bike\./);
  expect(screen.queryByRole('button', { name: /Yes/ })).toBeNull();
});

const named = { named_at: Date.now(), status: 'new' };
it('asks a buyer whom the seller has named, and keeps the yes', async () => {
  open({ ...named, seller_name: 'Hoa' });
  await screen.findByText(/^Hoa says they sold you the bike\. Did you buy it\?/);
  const row = screen.getAllByText('Did you buy this bike?')[0]?.closest('a');
  expect(row?.getAttribute('href')).toBe('#deal');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, I bought it' }));
  await screen.findByText(/^Sale completed on/);
  expect(stored('inquiries/deal')?.sold_at).toHaveProperty('timestampValue');
  await screen.findByRole('button', { name: 'Write a review' });
});

it('keeps the no of a named buyer in Vietnamese, too, which can still become a yes', async () => {
  put('inquiries/deal', { ...buildInquiry(), ...named, seller_name: 'Hoa' });
  history.replaceState(null, '', '/vi/messages#deal');
  openIsland(Inbox, { lang: 'vi' });
  await screen.findByText(/^Hoa cho biết đã bán xe cho bạn\./);
  fireEvent.click(await screen.findByRole('button', { name: 'Không, tôi không mua' }));
  await screen.findByText('Bạn đã trả lời là không mua xe này.');
  expect(stored('inquiries/deal')?.sold_at).toEqual({ nullValue: null });
  await screen.findByRole('button', { name: 'Đúng, tôi đã mua' });
});

it('says that the answer of a named buyer was not kept', async () => {
  open(named);
  const yes = await screen.findByRole('button', { name: 'Yes, I bought it' });
  world.broken = /commit/;
  fireEvent.click(yes);
  expect((await screen.findByRole('alert')).textContent).toBe('Your answer was not saved. Please try again.');
});

it('tells the seller that the named buyer is asked', async () => {
  open({ ...selling, ...named });
  await screen.findByText(/^We've asked Minh whether they bought the bike\./);
  expect(screen.queryByRole('button', { name: /Yes/ })).toBeNull();
});

it('asks the seller anew where the no was that of a buyer named before', async () => {
  open({ ...claimed, named_at: null, sold_at: null });
  await screen.findByText(/^Did you sell the bike to Minh\?/);
  await screen.findByRole('button', { name: "No, I didn't" });
});

it('sends a review with stars, tags and words, and requires stars', async () => {
  const sendReview = vi.fn((_: unknown) => ({ published: false }));
  world.calls.writeReview = sendReview;
  open({ ...claimed, sold_at: Date.now() });
  await waitFor(() => expect(screen.getAllByText(/^You can write a review until/).length).toBe(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  const form = await screen.findByRole('form', { name: 'Write a review' });
  fireEvent.submit(form);
  expect((await screen.findByRole('alert')).textContent).toBe('Choose one to five stars.');
  fireEvent.click(screen.getByRole('radio', { name: '4 out of 5' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Paid as agreed' }));
  fireEvent.input(screen.getByRole('textbox', { name: 'In your own words' }), {
    target: { value: ' Quick. ' },
  });
  fireEvent.submit(form);
  await waitFor(() =>
    expect(sendReview).toHaveBeenCalledWith({
      thread: 'deal',
      review: { stars: 4, tags: ['paid_as_agreed'], words: 'Quick.' },
    }),
  );
});

it('says why a review is refused', async () => {
  world.calls.writeReview = () => refuse('FAILED_PRECONDITION');
  open({ ...claimed, sold_at: Date.now() });
  fireEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  fireEvent.click(await screen.findByRole('radio', { name: '1 out of 5' }));
  fireEvent.submit(screen.getByRole('form', { name: 'Write a review' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The 60-day period for writing a review has ended.',
  );
});

it('says that an own review is not published yet, and shows both with the answer once they are', async () => {
  const own: Partial<Review> = {
    author_id: 'buyer',
    subject_id: 'minh',
    role: 'seller',
    tags: [],
    words: 'Quick.',
  };
  put('reviews/deal_seller', buildReview({ ...own, published_at: null }));
  const { unmount } = open({ ...claimed, sold_at: Date.now() });
  await screen.findByText("Minh can't see it yet.");
  unmount();
  put('reviews/deal_seller', buildReview(own));
  put('reviews/deal_buyer', buildReview({ author_id: 'minh', subject_id: 'buyer', words: 'Xe đúng mô tả.' }));
  const answered = vi.fn((_: unknown) => ({ answered: true }));
  world.calls.answerReview = answered;
  open({ ...claimed, sold_at: Date.now(), reviewed_at: Date.now() });
  expect((await screen.findByText('Xe đúng mô tả.')).lang).toBe('vi');
  fireEvent.submit(screen.getByRole('form', { name: 'Your reply' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please write a reply.');
  fireEvent.input(screen.getByRole('textbox', { name: 'Your reply' }), { target: { value: 'Thank you.' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Your reply' }));
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ review: 'deal_buyer', words: 'Thank you.' }));
});

it('accepts no review after 60 days', async () => {
  open({ ...claimed, sold_at: Date.now() - 60 * 86_400_000 });
  await screen.findByText("It's too late to write a review.");
  expect(screen.queryByText(/^You can write a review until/)).toBeNull();
});

it('after a deal an open conversation offers nothing new, but a visit can be cancelled', async () => {
  const now = Date.now();
  open({
    status: 'replied',
    last_reply_by: 'buyer',
    named_at: now - 2,
    sold_at: now - 1,
    offer: { price: 9_500_000, by: 'seller', state: 'open', reply_id: null },
    visit: {
      starts_at: Math.ceil(now / 60_000) * 60_000 + 86_400_000,
      place: '12 Lê Lợi',
      by: 'seller',
      state: 'accepted',
      sequence: 0,
      reply_id: null,
    },
  });
  await screen.findByText(/^Sale completed on/);
  const cancel = await screen.findByRole('button', { name: 'Cancel the visit' });
  expect(await itemsOf('Conversation options')).not.toContain('Bike Purchased');
  expect(await itemsOf('Add photos, an offer, a visit or a phrase')).toEqual([
    'Add photos',
    'Add a ready-made phrase',
  ]);
  expect(screen.queryByText(/9,500,000/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^(?!Add).*\boffer\b|Decline|Agree/ })).toBeNull();
  fireEvent.click(cancel);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(JSON.stringify(stored('inquiries/deal')?.visit)).toContain('cancelled'));
});
