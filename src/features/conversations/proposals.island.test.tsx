import { expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { put, stored, world } from '../../../tests/memory/browserFirestore.ts';
import { control, hasButton, press, says, submit, type } from '../../../tests/memory/hands.ts';
import { openIsland } from '../../../tests/memory/openIsland.tsx';
import { Inbox } from './Inbox.tsx';

const offer = (price: number, reply_id: string) => ({
  offer: { price, by: 'seller', state: 'open' as const, reply_id },
});
const thread = (changes: object = {}) =>
  put('inquiries/first', { ...buildInquiry({ status: 'replied', last_reply_by: 'seller' }), ...changes });
const open = (changes: object = {}) => {
  put('motorcycles/listing', buildListing());
  thread(changes);
  location.hash = '#first';
  openIsland(Inbox, { lang: 'en' });
};
const offerOf = () => JSON.stringify(stored('inquiries/first')?.offer);

it('an offer is sent once, as a number, and stands in the thread', async () => {
  open();
  await press('Make an offer');
  const price = await control(/^Price/);
  submit(price);
  await says('Enter a price in đồng.');
  type(price, '12.5m');
  submit(price);
  await says("You've offered 12,500,000\u00a0₫.");
  expect(offerOf()).toContain('"12500000"');
});

it('agreeing asks first, can be left, and says that nothing is sold by it', async () => {
  open(offer(13_000_000, 'r1'));
  await says('Nguyễn Văn An offers 13,000,000\u00a0₫.');
  await press('Accept');
  await says('Agree to 13,000,000\u00a0₫?');
  await press('Go back');
  expect(offerOf()).toContain('"open"');
  await press('Accept');
  await press('Yes, agree');
  await says("You've agreed on 13,000,000\u00a0₫.");
  await says("This doesn't mark the bike as sold.");
  expect(offerOf()).toContain('"accepted"');
});

it('an offer that was changed meanwhile is not agreed to: the new one is shown', async () => {
  open(offer(13_000_000, 'r1'));
  await press('Accept');
  thread({ ...offer(14_000_000, 'r2'), updated_at: Date.now() });
  world.broken = /documents:commit/;
  await press('Yes, agree');
  await says('This has just been answered or changed.');
  await says('Nguyễn Văn An offers 14,000,000\u00a0₫.');
  expect(offerOf()).toContain('"open"');
});

it('one that does not go out says so, and can be tried again', async () => {
  open(offer(13_000_000, 'r1'));
  world.broken = /documents:commit/;
  await press('Decline');
  await says("This wasn't sent. Check your connection and try again.");
  world.broken = null;
  await press('Decline');
  await says('You declined the offer of 13,000,000\u00a0₫.');
  expect(hasButton('Accept')).toBe(false);
});
