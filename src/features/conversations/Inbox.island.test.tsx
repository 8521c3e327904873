import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { longAgo } from '../../../tests/fixtures/buildListing.ts';
import { put, root, store, stored, world } from '../../../tests/memory/browserFirestore.ts';
import { openIsland } from '../../../tests/memory/openIsland.tsx';
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

describe('messages', () => {
  it('are those that one is a party of, the unread first, then the last said first', async () => {
    thread('old', { message: 'One.', updated_at: longAgo, last_reply_by: 'buyer' });
    thread('new', { message: 'Two.', updated_at: longAgo + 1, last_reply_by: 'buyer' });
    thread('asked', { ...selling, message: 'Three.', updated_at: longAgo - 1 });
    thread('others', { buyer_id: 'x', seller_id: 'y', message: 'Four.' });
    open();
    await waitFor(() =>
      expect(rows().map((row) => row.getAttribute('href'))).toEqual(['#asked', '#new', '#old']),
    );
  });

  it('who has none is led to the list', async () => {
    open();
    await says('No messages yet');
    expect(screen.getByRole('link', { name: 'Browse Motorcycles' }).getAttribute('href')).toBe('/');
  });

  it('that cannot be read are tried again', async () => {
    thread('first');
    world.broken = /runQuery/;
    open();
    await says('Failed to load messages');
    world.broken = null;
    fireEvent.click(await screen.findByRole('button', { name: /try again/i }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('come fifty of a side at a time, older ones on demand', async () => {
    for (let place = 0; place < 55; place += 1)
      thread(`t${place}`, { updated_at: longAgo + place, last_reply_by: 'buyer' });
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

  it('an open one shows what was said, and an answer goes to it', async () => {
    thread('first', { ...selling, status: 'replied', last_reply_by: 'buyer', last_reply_id: 'r1' });
    put('inquiries/first/replies/r1', buildReply({ sender_id: 'buyer', message: 'Yes, come by.' }));
    open('#first');
    await says('Yes, come by.');
    fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
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
    fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    const box = (await screen.findByLabelText('Your reply')) as HTMLTextAreaElement;
    fireEvent.change(box, { target: { value: 'At five.' } });
    world.broken = /commit/;
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(box.value).toBe('At five.');
    expect(replies()).toHaveLength(0);
  });

  it('one that is not there is said to be missing', async () => {
    thread('first');
    open('#nowhere');
    await says('This conversation cannot be found.');
  });
});
