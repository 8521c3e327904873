import { describe, expect, it, vi } from 'vitest';
import { buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { longAgo } from '../../../tests/fixtures/buildListing.ts';
import { put, stored, world } from '../../../tests/memory/browserFirestore.ts';
import {
  hasButton,
  leadsTo,
  named,
  notices,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/memory/hands.ts';
import { article, goTo, openInbox, rows, selling, thread, three } from '../../../tests/memory/inbox.tsx';
import { $notices } from '../../ui/notify.ts';
import { openedFromList } from './useInboxAddress.ts';

describe('the open conversation', () => {
  it('has the focus, and the list gets it back at its row', async () => {
    three();
    openInbox();
    await says('Choose a conversation to read it.');
    goTo('#vision');
    await until(() => article()?.querySelector('h2')?.textContent).toBe('2021 Honda Vision');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Conversation');
    expect(document.querySelector('[aria-current]')?.getAttribute('href')).toBe('#vision');
    expect(document.querySelector('.inbox')?.hasAttribute('data-open')).toBe(true);
    await press('All conversations');
    await until(article).toBeNull();
    expect(location.hash).toBe('');
    expect(document.activeElement?.getAttribute('href')).toBe('#vision');
    expect(document.querySelector('.inbox')?.hasAttribute('data-open')).toBe(false);
  });

  it('that was opened from the list is left by going back', async () => {
    three();
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    openInbox();
    await until(rows).toHaveLength(3);
    openedFromList();
    goTo('#vision');
    await until(() => article()?.textContent).toContain('Vision');
    await press('All conversations');
    expect(back).toHaveBeenCalledTimes(1);
    // Whoever stays is led to the list without it.
    await press('All conversations');
    await until(article).toBeNull();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('stays open while a link to a place of the page is followed', async () => {
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

  it('is read by itself where it is older than the list', async () => {
    thread('wave');
    for (let place = 0; place < 50; place += 1) thread(`t${place}`, { updated_at: longAgo + 1 + place });
    world.broken = /batchGet/;
    openInbox('#wave');
    await says('Failed to load messages');
    world.broken = null;
    await press('Try again');
    await until(() => article()?.textContent).toContain('2021 Honda Wave');
    await says('Nguyễn Văn An · You are the buyer');
  });

  it('of the seller has the other side’s address and number, and asks whether the bike is sold', async () => {
    thread('sold', {
      ...selling,
      contact_phone: '+84912345678',
      status: 'closed',
      closed_by: 'minh',
    });
    openInbox('#sold');
    await says("Minh says they've bought the bike. Is it sold?");
    expect(await leadsTo('Mark the bike as sold')).toBe('/my-listings');
    expect(await leadsTo('binh@example.com')).toBe('mailto:binh@example.com');
    expect(await leadsTo('+84912345678')).toBe('tel:+84912345678');
    await says('From: Minh · You are the seller');
    expect(hasButton('Reply')).toBe(false);
  });

  it('that cannot be answered says why', async () => {
    thread('wave', { contact_email: null });
    openInbox('#wave');
    await says('Cannot reply - no email provided');
    const reply = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reply');
    expect(reply?.disabled).toBe(true);
    await says('To: Nguyễn Văn An');
    expect(document.body.textContent).not.toContain('binh@example.com');
  });

  it.each([
    [
      selling,
      'Mark as Closed',
      "You and Minh can't message each other about the 2021 Honda Wave here any more.",
    ],
    [{}, 'Bike Purchased', "We'll tell Nguyễn Văn An that you've bought the 2021 Honda Wave."],
  ])('is closed for both, and until then it can be taken back', async (side, label, text) => {
    thread('wave', side);
    openInbox('#wave');
    await press(label);
    await notices('Message marked as closed');
    expect($notices.get().at(-1)).toMatchObject({ text, tone: 'success' });
    await until(() => hasButton('Reply')).toBe(false);
    await until(() => document.activeElement).toBe(article());
    await press('Undo');
    await until(() => hasButton('Reply')).toBe(true);
    expect(stored('inquiries/wave')?.status).toEqual({ stringValue: 'new' });
    await press(label);
    await until(() => hasButton('Reply')).toBe(false);
    dispatchEvent(new Event('pagehide'));
    await until(() => stored('inquiries/wave')?.status).toEqual({ stringValue: 'closed' });
    expect(stored('inquiries/wave')?.closed_by).toEqual({ stringValue: 'buyer' });
  });

  it('shows the last eight answers, and those before on demand', async () => {
    thread('wave', { last_reply_id: 'r10' });
    for (let place = 1; place <= 10; place += 1)
      put(`inquiries/wave/replies/r${place}`, {
        ...buildReply({ message: `Word ${place}.`, created_at: longAgo + place }),
        ...(place % 2 === 0 && { sender_id: 'buyer' }),
      });
    openInbox('#wave');
    const words = () => [...document.querySelectorAll('ol li p:last-child')].map((line) => line.textContent);
    await until(words).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map((place) => `Word ${place}.`));
    expect(document.querySelectorAll('ol li[data-own]')).toHaveLength(4);
    expect(document.querySelector('ol li')?.textContent).toMatch(/^Nguyễn Văn An · /);
    expect(document.querySelector('ol li[data-own]')?.textContent).toMatch(/^You · /);
    await press('Show 2 earlier messages');
    await until(() => words().length).toBe(10);
    expect(hasButton(/earlier/)).toBe(false);
  });

  it('whose answers cannot be read says so, and reads them when asked again', async () => {
    thread('wave', { last_reply_id: 'r1' });
    put('inquiries/wave/replies/r1', buildReply({ message: 'It is there.' }));
    openInbox();
    await until(rows).toEqual(['wave']);
    world.broken = /inquiries\/wave:runQuery/;
    goTo('#wave');
    await says("We couldn't load the replies.");
    world.broken = null;
    await press('Try again');
    await until(() => document.querySelector('ol li')?.textContent).toContain('It is there.');
    expect(document.body.textContent).not.toContain("We couldn't load the replies.");
  });
});

describe('an answer that is being written', () => {
  const begin = async () => {
    thread('wave', {});
    const island = openInbox('#wave');
    await press('Reply');
    await until(() => document.activeElement).toBe(named('reply'));
    return island;
  };

  it('is kept through a reload, and forgotten when it is cancelled', async () => {
    const { unmount } = await begin();
    type(named('reply'), 'At five');
    unmount();
    openInbox('#wave');
    await until(() => named('reply')?.value).toBe('At five');
    await press('Cancel');
    await until(() => named('reply')).toBeNull();
    expect((document.activeElement as HTMLElement).textContent).toBe('Reply');
    await press('Reply');
    await until(() => named('reply').value).toBe('');
    expect(sessionStorage.length).toBe(0);
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
    await until(() => named('reply')).toBeNull();
    expect(document.querySelectorAll('ol li')).toHaveLength(1);
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
