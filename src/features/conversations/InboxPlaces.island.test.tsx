import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { longAgo } from '../../../tests/fixtures/buildListing.ts';
import { put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  hasButton,
  holdRequests,
  item,
  itemsOf,
  leadsTo,
  link,
  named,
  notices,
  pick,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import {
  article,
  goTo,
  openInbox,
  other,
  rows,
  selling,
  thread,
  three,
} from '../../../tests/inMemory/inbox.tsx';
import { atWidth } from '../../../tests/inMemory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { openedFromList } from './useInboxAddress.ts';

const menu = 'Conversation options';

describe('the open conversation', () => {
  it('has the focus, which later returns to its row in the list', async () => {
    three();
    openInbox();
    await says('Choose a conversation to read it.');
    goTo('#vision');
    await until(() => article()?.querySelector('h2')?.textContent).toBe('Honda Vision 2021');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Conversation');
    expect(document.querySelector('[aria-current]')?.getAttribute('href')).toBe('#vision');
    expect(document.querySelector('.inbox')?.hasAttribute('data-open')).toBe(true);
    await press('All conversations');
    await until(article).toBeNull();
    expect(location.hash).toBe('');
    expect(document.activeElement?.getAttribute('href')).toBe('#vision');
    expect(document.querySelector('.inbox')?.hasAttribute('data-open')).toBe(false);
  });

  it('that was opened from the list is closed by going back', async () => {
    three();
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    openInbox();
    await until(rows).toHaveLength(3);
    openedFromList();
    goTo('#vision');
    await until(() => article()?.textContent).toContain('Vision');
    await press('All conversations');
    expect(back).toHaveBeenCalledTimes(1);
    // If Back had no effect, the next press replaces the address instead.
    await press('All conversations');
    await until(article).toBeNull();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('stays open while a link within the page is followed', async () => {
    three();
    openInbox('#wave');
    await until(() => article()?.textContent).toContain('Wave');
    const content = document.createElement('main');
    content.id = 'content';
    document.body.append(content);
    goTo('#content');
    await until(() => document.querySelector('[aria-current]')?.getAttribute('href')).toBe('#wave');
    expect(article()?.textContent).toContain('Wave');
    content.remove();
  });

  it('is read by itself if it is older than the list', async () => {
    thread('wave');
    for (let n = 0; n < 50; n += 1) thread(`t${n}`, { updated_at: longAgo + 1 + n });
    world.broken = /batchGet/;
    openInbox('#wave');
    await says('Failed to load messages');
    world.broken = null;
    await press('Try again');
    await until(() => article()?.textContent).toContain('Honda Wave 2021');
    await says('Nguyễn Văn An · You are the buyer');
  });

  it('[S2.117] of the seller has the other side’s address and number, and asks whether the bike is sold', async () => {
    thread('sold', {
      ...selling,
      contact_phone: '+84912345678',
      status: 'closed',
      closed_by: 'minh',
    });
    openInbox('#sold');
    await says("Minh says they've bought the bike. Have you sold it?");
    expect(await leadsTo('Mark the bike as sold')).toBe('/my-listings');
    await says('From: Minh · You are the seller');
    expect(named('reply')).toBeNull();
    await press('Conversation options');
    expect(await leadsTo('binh@example.com')).toBe('mailto:binh@example.com');
    expect(await leadsTo('+84912345678')).toBe('tel:+84912345678');
    expect(await leadsTo('Zalo +84912345678')).toBe('https://zalo.me/84912345678');
    expect((await link('Zalo +84912345678')).getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('that cannot be answered says why', async () => {
    thread('wave', { contact_email: null });
    openInbox('#wave');
    await says('Cannot reply - no email provided');
    expect(named('reply').disabled).toBe(true);
    expect((await button('Send reply')).disabled).toBe(true);
    await says('To: Nguyễn Văn An');
    expect(document.body.textContent).not.toContain('binh@example.com');
  });

  it.each([
    [
      selling,
      'Mark as Closed',
      'Closing ends the conversation for both of you.',
      "You and Minh can't message each other about the Honda Wave 2021 here any more.",
    ],
    [
      {},
      'Bike Purchased',
      "“Bike Purchased” closes this conversation and tells the seller that you've bought the bike.",
      "We'll tell Nguyễn Văn An that you've bought the Honda Wave 2021.",
    ],
  ])(
    '[S2.122] [S2.123] [S6.10] is closed for both by its menu, and until then it can be taken back',
    async (side, label, hint, text) => {
      thread('wave', side);
      openInbox('#wave');
      const ends = (await itemsOf(menu)).filter((name) => /^(Mark as Closed|Bike Purchased)$/.test(name));
      expect(ends).toEqual([label]);
      await press(menu);
      const described = (await item(label)).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(described)?.textContent).toBe(hint);
      fireEvent.click(await item(label));
      await notices('Message marked as closed');
      expect($notices.get().at(-1)).toMatchObject({ text, tone: 'success' });
      await until(() => named('reply')).toBeNull();
      await until(() => article()?.contains(document.activeElement)).toBe(true);
      await press('Undo');
      await until(() => named('reply')).not.toBeNull();
      expect(stored('inquiries/wave')?.status).toEqual({ stringValue: 'new' });
      await pick(menu, label);
      await until(() => named('reply')).toBeNull();
      dispatchEvent(new Event('pagehide'));
      await until(() => stored('inquiries/wave')?.status).toEqual({ stringValue: 'closed' });
      expect(stored('inquiries/wave')?.closed_by).toEqual({ stringValue: 'buyer' });
    },
  );

  it('shows the first message and the last fifty answers, and those between on demand', async () => {
    thread('wave', { last_reply_id: 'r52' });
    for (let n = 1; n <= 52; n += 1)
      put(`inquiries/wave/replies/r${n}`, {
        ...buildReply({ message: `Word ${n}.`, created_at: longAgo + n }),
        ...(n % 2 === 0 && { sender_id: 'buyer' }),
      });
    openInbox('#wave');
    const words = () => [...document.querySelectorAll('ol li p:last-child')].map((line) => line.textContent);
    await until(() => words().length).toBe(51);
    expect(words().slice(0, 2)).toEqual(['Is it still for sale?', 'Word 3.']);
    expect(words().at(-1)).toBe('Word 52.');
    expect(document.querySelectorAll('ol li[data-own]')).toHaveLength(26);
    const [first, , second] = document.querySelectorAll('ol li');
    expect(first?.textContent).toMatch(/You: Is it still for sale\?\d\d:\d\d$/);
    expect(second?.textContent).toMatch(/^Nguyễn Văn An: Word 3\./);
    await press('Show 2 earlier messages');
    await until(() => words().length).toBe(53);
    expect(hasButton(/earlier/)).toBe(false);
  });

  it('whose replies cannot be read says so, and retries', async () => {
    thread('wave', { last_reply_id: 'r1' });
    put('inquiries/wave/replies/r1', buildReply({ message: 'It is there.' }));
    openInbox();
    await until(rows).toEqual(['wave']);
    world.broken = /inquiries\/wave:runQuery/;
    goTo('#wave');
    await says("We couldn't load the replies.");
    world.broken = null;
    await press('Try again');
    await until(() => document.querySelector('ol li:last-child')?.textContent).toContain('It is there.');
    expect(document.body.textContent).not.toContain("We couldn't load the replies.");
  });
});

describe('on a desktop', () => {
  it('the first conversation of the list opens by itself, without an address, and stays', async () => {
    atWidth(1280);
    three();
    const { unmount } = openInbox();
    await until(() => article()?.querySelector('h2')?.textContent).toBe('Honda Wave 2021');
    expect(location.hash).toBe('');
    expect(document.querySelector('[aria-current]')?.getAttribute('href')).toBe('#wave');
    expect(document.activeElement).toBe(document.body);
    thread('later', { bike: other, updated_at: Date.now() });
    await until(rows).toEqual(['later', 'wave', 'vision', 'sold']);
    expect(article()?.querySelector('h2')?.textContent).toBe('Honda Wave 2021');
    goTo('#vision');
    await until(() => article()?.querySelector('h2')?.textContent).toBe('Honda Vision 2021');
    unmount();
    atWidth(360);
    openInbox();
    await says('Choose a conversation to read it.');
  });
});

describe('an answer that is being written', () => {
  const begin = async () => {
    thread('wave', {});
    const island = openInbox('#wave');
    await until(() => named('reply')).not.toBeNull();
    return island;
  };

  it('[S2.120] is kept through a reload, and deleted when cancelled', async () => {
    const { unmount } = await begin();
    type(named('reply'), 'At five');
    unmount();
    openInbox('#wave');
    await until(() => named('reply')?.value).toBe('At five');
    await press('Cancel');
    await until(() => named('reply').value).toBe('');
    expect(document.activeElement).toBe(named('reply'));
    expect(hasButton('Cancel')).toBe(false);
    expect(sessionStorage.length).toBe(0);
  });

  it('[S2.119] is the only one, whatever is opened', async () => {
    three();
    openInbox('#wave');
    const fields = () => document.querySelectorAll('[name="reply"]');
    await until(fields).toHaveLength(1);
    goTo('#sold');
    await until(() => rows().length > 0 && article()?.textContent).toContain('You are the seller');
    expect(fields()).toHaveLength(1);
  });

  it('[S2.121] [S5.33] cannot be sent while it is blank or on its way', async () => {
    await begin();
    const isOff = async (name: string) => (await button(name)).disabled;
    expect(await isOff('Send reply')).toBe(true);
    type(named('reply'), '   ');
    expect(await isOff('Send reply')).toBe(true);
    type(named('reply'), 'At five');
    expect(await isOff('Send reply')).toBe(false);
    const go = holdRequests();
    submit(named('reply'));
    expect(await isOff('Sending...')).toBe(true);
    go();
    await notices('Reply sent!');
  });

  it('is sent once, and says to whom', async () => {
    await begin();
    type(named('reply'), 'At five');
    submit(named('reply'));
    submit(named('reply'));
    await notices('Reply sent!');
    expect($notices.get()).toMatchObject([
      { text: 'Your reply has been sent to Nguyễn Văn An', tone: 'success' },
    ]);
    await until(() => named('reply').value).toBe('');
    expect(document.activeElement).toBe(named('reply'));
    expect(document.querySelectorAll('ol li')).toHaveLength(2);
    expect(sessionStorage.length).toBe(0);
    await until(() => stored('limits/buyer_reply')?.used).toEqual({ integerValue: '1' });
  });

  it('to a conversation that was closed meanwhile says so', async () => {
    await begin();
    type(named('reply'), 'At five');
    globalThis.fetch = (
      (before) => async (request: string, init?: RequestInit) =>
        /:commit/.test(String(request))
          ? Response.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 })
          : before(request, init)
    )(globalThis.fetch) as typeof fetch;
    thread('wave', { status: 'closed', closed_by: 'seller' });
    submit(named('reply'));
    await says('This conversation has just been closed.');
    expect(named('reply').value).toBe('At five');
  });
});
