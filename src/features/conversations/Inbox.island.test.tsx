import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { buildListing, longAgo } from '../../../tests/fixtures/buildListing.ts';
import { put, root, store, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import { pick, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { Inbox } from './Inbox.tsx';

const thread = (id: string, changes: Parameters<typeof buildInquiry>[0] = {}) =>
  put(`inquiries/${id}`, buildInquiry({ updated_at: longAgo, ...changes }));
const open = (hash = '') => {
  location.hash = hash;
  return openIsland(Inbox, { lang: 'en' });
};
const says = (words: string | RegExp) => screen.findAllByText(words);
const rows = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
const replies = () =>
  [...store().documents.values()].filter(({ name }) => name.startsWith(`${root}/inquiries/first/replies/`));
const selling = { buyer_id: 'somebody', seller_id: 'buyer', buyer_name: 'Minh' };
// The page caches each bike, so all tests share this one, which is for sale.
beforeEach(() => put('motorcycles/listing', buildListing()));

describe('messages', () => {
  it('are the member’s own, unread first, then newest first', async () => {
    thread('old', { message: 'One.', updated_at: longAgo, last_reply_by: 'buyer' });
    thread('new', { message: 'Two.', updated_at: longAgo + 1, last_reply_by: 'buyer' });
    thread('asked', { ...selling, message: 'Three.', updated_at: longAgo - 1 });
    thread('others', { buyer_id: 'x', seller_id: 'y', message: 'Four.' });
    open();
    await waitFor(() =>
      expect(rows().map((row) => row.getAttribute('href'))).toEqual(['#asked', '#new', '#old']),
    );
  });

  it('without any, link to the home page', async () => {
    open();
    await says('No messages yet');
    expect(screen.getByRole('link', { name: 'Browse Motorcycles' }).getAttribute('href')).toBe('/');
  });

  it('that cannot be read are tried again', async () => {
    thread('first');
    world.broken = /runQuery/;
    open();
    await says('Failed to load messages');
    await until(() => $notices.get()).toMatchObject([{ title: 'Failed to load messages', tone: 'error' }]);
    world.broken = null;
    fireEvent.click(await screen.findByRole('button', { name: /try again/i }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('load fifty of a side at a time, older ones on request', async () => {
    for (let n = 0; n < 55; n += 1) thread(`t${n}`, { updated_at: longAgo + n, last_reply_by: 'buyer' });
    open();
    const older = await screen.findByRole('button', { name: 'Show older messages' });
    const before = rows().length;
    expect(before).toBe(50);
    fireEvent.click(older);
    await waitFor(() => expect(rows()).toHaveLength(55));
  });

  it('a new message of the other side shows by itself', async () => {
    thread('first');
    open();
    await waitFor(() => expect(rows()).toHaveLength(1));
    thread('second', { message: 'Hello.', updated_at: Date.now() });
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('an open one shows its messages, and takes a reply', async () => {
    thread('first', { ...selling, status: 'replied', last_reply_by: 'buyer', last_reply_id: 'r1' });
    put('inquiries/first/replies/r1', buildReply({ sender_id: 'buyer', message: 'Yes, come by.' }));
    open('#first');
    await says('Yes, come by.');
    const box = await screen.findByLabelText('Your reply');
    const send = screen.getByRole('button', { name: 'Send reply' }) as HTMLButtonElement;
    expect(send.disabled).toBe(true);
    fireEvent.change(box, { target: { value: '  At five.  ' } });
    expect(send.disabled).toBe(false);
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    await waitFor(() => expect(replies()).toHaveLength(2));
    expect(stored('inquiries/first')).toMatchObject({
      status: { stringValue: 'replied' },
      last_reply_by: { stringValue: 'buyer' },
    });
    expect(replies().map(({ fields }) => fields.message)).toContainEqual({ stringValue: 'At five.' });
    await says('At five.');
  });

  it('an answer that does not arrive stays in its box', async () => {
    thread('first', selling);
    open('#first');
    const box = (await screen.findByLabelText('Your reply')) as HTMLTextAreaElement;
    fireEvent.change(box, { target: { value: 'At five.' } });
    world.broken = /commit/;
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    await says('Failed to send reply. Please try again.');
    expect(box.value).toBe('At five.');
    expect(replies()).toHaveLength(0);
  });

  it('a missing one says so', async () => {
    thread('first');
    open('#nowhere');
    await says("We can't find this conversation.");
  });
});

const add = 'Add photos, an offer, a visit or a phrase';
const fieldsOf = (field: 'offer' | 'visit') => {
  const value = stored('inquiries/first')?.[field] as { mapValue: { fields: object } } | undefined;
  return value?.mapValue.fields;
};
describe('an offer in the open conversation', () => {
  const offer = { price: 12_000_000, by: 'somebody', state: 'open' as const, reply_id: 'r1' };
  const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
  const storedOffer = () => fieldsOf('offer');

  it('of the other side is accepted after one more question, and nothing is marked as sold', async () => {
    thread('first', { ...selling, offer });
    open('#first');
    await says('Minh offers 12,000,000 ₫.');
    await press('Accept');
    await says('Agree to 12,000,000 ₫?');
    expect(replies()).toHaveLength(0);
    await press('Yes, agree');
    await says("You've agreed on 12,000,000 ₫.");
    await says("Agreeing on a price doesn't mark the bike as sold.");
    expect(replies()).toHaveLength(1);
    expect(replies()[0]?.fields).toMatchObject({
      message: { stringValue: 'Deal. 12,000,000\u00a0₫ it is.' },
    });
    expect(storedOffer()).toMatchObject({
      state: { stringValue: 'accepted' },
      by: { stringValue: 'somebody' },
      price: { integerValue: '12000000' },
    });
  });

  it('is made with a price, which is asked for before anything is sent', async () => {
    thread('first', selling);
    open('#first');
    await pick(add, 'Make an offer');
    const box = await screen.findByLabelText(/Price/, { selector: 'input' });
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(replies()).toHaveLength(0);
    // 11 probably means 11 million, so the form asks.
    fireEvent.change(box, { target: { value: '11' } });
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    await says('This amount is far too low. Please check it.');
    expect(replies()).toHaveLength(0);
    await press(/^Did you mean 11,000,000/);
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBeNull());
    fireEvent.change(box, { target: { value: '11500000' } });
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    await says("You've offered 11,500,000 ₫. Waiting for Minh to answer.");
    expect(replies()).toHaveLength(1);
    expect(storedOffer()).toMatchObject({ state: { stringValue: 'open' }, by: { stringValue: 'buyer' } });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('that does not arrive says so, and is sent once when it is tried again', async () => {
    thread('first', { ...selling, offer });
    open('#first');
    await press('Decline');
    await says('You declined the offer of 12,000,000 ₫.');
    world.broken = /commit/;
    await pick(add, 'Make another offer');
    const box = await screen.findByLabelText(/Price/, { selector: 'input' });
    fireEvent.change(box, { target: { value: '13000000' } });
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    await says("This wasn't sent. Check your connection and try again.");
    world.broken = null;
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    await says("You've offered 13,000,000 ₫. Waiting for Minh to answer.");
    expect(replies()).toHaveLength(2);
  });

  it('is only shown in a closed conversation', async () => {
    thread('first', { ...selling, offer, status: 'closed' });
    open('#first');
    await says('Minh offers 12,000,000 ₫.');
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    expect(screen.queryByRole('button', { name: add })).toBeNull();
  });
});

describe('a visit in the open conversation', () => {
  const visit = {
    starts_at: Math.floor(Date.now() / 60_000) * 60_000 + 86_400_000,
    place: '12 Lê Lợi',
    by: 'somebody',
    state: 'open' as const,
    sequence: 2,
    reply_id: 'r1',
  };
  const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
  const arrange = () =>
    put('inquiries/first', {
      ...buildInquiry(selling),
      visit: { ...visit, starts_at: new Date(visit.starts_at) },
    });

  it('is moved with the place that it had, and not into the past', async () => {
    arrange();
    open('#first');
    await says(/^Minh suggests .* to see the bike\.$/);
    await says('Place: 12 Lê Lợi');
    await press('Suggest another time');
    const day = (await screen.findByLabelText(/Day/, { selector: 'input' })) as HTMLInputElement;
    expect((screen.getByLabelText(/Place/, { selector: 'input' }) as HTMLInputElement).value).toBe(
      '12 Lê Lợi',
    );
    fireEvent.change(screen.getByLabelText(/Time \(Vietnam\)/, { selector: 'input' }), {
      target: { value: '09:30' },
    });
    fireEvent.change(day, { target: { value: '2026-01-01' } });
    fireEvent.submit(day.closest('form') as HTMLFormElement);
    await says('Choose a time in the future.');
    expect(replies()).toHaveLength(0);
  });

  it('is cancelled after one more question', async () => {
    arrange();
    open('#first');
    await press('Cancel the visit');
    await press('Go back');
    await press('Cancel the visit');
    await press('Yes, cancel it');
    await says(/^You cancelled the visit on /);
    expect(fieldsOf('visit')).toMatchObject({
      state: { stringValue: 'cancelled' },
      sequence: { integerValue: '3' },
      by: { stringValue: 'buyer' },
    });
  });
});
