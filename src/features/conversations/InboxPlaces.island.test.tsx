import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { buildListing, longAgo } from '../../../tests/fixtures/buildListing.ts';
import { put, stored, world } from '../../../tests/memory/browserFirestore.ts';
import {
  choose,
  control,
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
import { openIsland } from '../../../tests/memory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { $closed } from './closeLater.ts';
import { Inbox } from './Inbox.tsx';
import { openedFromList } from './useInboxAddress.ts';

const selling = { buyer_id: 'minh', seller_id: 'buyer', buyer_name: 'Minh', seller_name: 'Bình' };
const other = { ...buildInquiry().bike, id: 'vision', model: 'Vision', slug: 'honda-vision' };
const thread = (id: string, changes: object = {}) =>
  put(`inquiries/${id}`, { ...buildInquiry({ last_reply_by: 'buyer' }), ...changes });
// A page asks once for each bike, and remembers what it has closed.
beforeEach(() => {
  put('motorcycles/listing', buildListing());
  put('motorcycles/vision', buildListing({ id: 'vision', price: 14_000_000, status: 'sold' }));
  $closed.set(new Set());
});
/** Two that are bought and one that is sold, of two bikes. */
const three = () => {
  thread('wave', { updated_at: longAgo + 3 });
  thread('vision', { bike: other, updated_at: longAgo + 2 });
  thread('sold', { ...selling, updated_at: longAgo + 1 });
};
const open = (address = '') => {
  history.replaceState(null, '', `/messages${address}`);
  return openIsland(Inbox, { lang: 'en' });
};
const rows = () =>
  [...document.querySelectorAll('a[href^="#"]')].map((row) => row.getAttribute('href')?.slice(1));
const textOf = (id: string) => document.querySelector(`a[href="#${id}"]`)?.textContent;
const article = () => document.querySelector('article');
/** What the browser does with a link to a thread. */
const goTo = (hash: string) => {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
};

describe('the list', () => {
  it('is narrowed to what one sells or buys, and to one bike, and the address says so', async () => {
    three();
    open();
    await until(rows).toEqual(['wave', 'vision', 'sold']);
    choose(await control('Show'), 'selling');
    await until(rows).toEqual(['sold']);
    expect(location.search).toBe('?show=selling');
    choose(await control('Show'), 'buying');
    await until(rows).toEqual(['wave', 'vision']);
    const bike = await control('Bike');
    expect([...bike.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'All bikes',
      '2021 Honda Vision',
      '2021 Honda Wave',
    ]);
    choose(bike, 'vision');
    await until(rows).toEqual(['vision']);
    expect(location.search).toBe('?show=buying&bike=vision');
    choose(await control('Show'), 'selling');
    await says('No conversations here');
    await press('Show all conversations');
    await until(rows).toEqual(['wave', 'vision', 'sold']);
    expect(location.search).toBe('');
  });

  it('of one bike that nobody has written about says so, and shows all again', async () => {
    three();
    open('?bike=nobody');
    await says('No conversations here');
    const chosen = (await control('Bike')) as unknown as HTMLSelectElement;
    expect(chosen.selectedOptions[0]?.textContent).toBe('One bike');
    choose(chosen, '');
    await until(rows).toEqual(['wave', 'vision', 'sold']);
  });

  it('of one side and one bike alone needs no choices', async () => {
    thread('wave');
    open();
    await until(rows).toEqual(['wave']);
    expect(document.querySelector('select')).toBeNull();
  });

  it('says of each its bike, its price, the other side and the last word', async () => {
    thread('sold', { ...selling, bike: other, last_reply_id: 'r1' });
    put('inquiries/sold/replies/r1', buildReply({ sender_id: 'buyer', message: 'It is\nthere.' }));
    thread('odd', { ...selling, buyer_name: 'Lan', last_reply_by: null, message: 'Hello' });
    open();
    await until(() => textOf('sold')).toMatch(
      /^2021 Honda Vision.*14,000,000.₫ · MinhYou: It is there\..*Sold/,
    );
    await until(() => textOf('odd')).toMatch(/^2021 Honda Wave.*15,000,000.₫ · LanHello.*Unread/);
    expect(document.querySelector('[data-unread]')?.getAttribute('href')).toBe('#odd');
  });

  it('shows one whose status nobody knows as such, and the others', async () => {
    thread('wave');
    thread('odd', { status: 'lost', bike: other });
    open();
    await says('Invalid status: lost');
    await says("We can't show this conversation.");
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Honda Vision 2021');
    expect(rows()).toEqual(['wave']);
    goTo('#odd');
    await until(() => document.body.textContent?.match(/Invalid status: lost/g)).toHaveLength(2);
  });

  it('that cannot go on says so, and goes on when asked again', async () => {
    for (let place = 0; place < 51; place += 1) thread(`t${place}`, { updated_at: longAgo + place });
    open();
    await until(() => rows().length).toBe(50);
    world.broken = /runQuery/;
    await press('Show older messages');
    await notices('Failed to load messages');
    expect($notices.get().at(-1)).toMatchObject({ text: 'Please try again.', tone: 'error' });
    world.broken = null;
    await press('Show older messages');
    await until(() => rows().length).toBe(51);
    expect(new Set(rows()).size).toBe(51);
    await until(() => hasButton('Show older messages')).toBe(false);
  });
});

describe('the open conversation', () => {
  it('has the focus, and the list gets it back at its row', async () => {
    three();
    open();
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
    open();
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
    open('#wave');
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
    open('#wave');
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
    open('#sold');
    await says("Minh says they've bought the bike. Is it sold?");
    expect(await leadsTo('Mark the bike as sold')).toBe('/my-listings');
    expect(await leadsTo('binh@example.com')).toBe('mailto:binh@example.com');
    expect(await leadsTo('+84912345678')).toBe('tel:+84912345678');
    await says('From: Minh · You are the seller');
    expect(hasButton('Reply')).toBe(false);
  });

  it('that cannot be answered says why', async () => {
    thread('wave', { contact_email: null });
    open('#wave');
    await says('Cannot reply - no email provided');
    const reply = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reply');
    expect(reply?.disabled).toBe(true);
    await says('To: Nguyễn Văn An');
    expect(document.body.textContent).not.toContain('binh@example.com');
  });

  it.each([
    [selling, 'Mark as Closed', 'Neither you nor Minh can write about the 2021 Honda Wave here any more.'],
    [{}, 'Bike Purchased', "We'll tell Nguyễn Văn An that you've bought the 2021 Honda Wave."],
  ])('is closed for both, and until then it can be taken back', async (side, label, text) => {
    thread('wave', side);
    open('#wave');
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
    open('#wave');
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
    open();
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
    const island = open('#wave');
    await press('Reply');
    await until(() => document.activeElement).toBe(named('reply'));
    return island;
  };

  it('is kept through a reload, and forgotten when it is cancelled', async () => {
    const { unmount } = await begin();
    type(named('reply'), 'At five');
    unmount();
    open('#wave');
    await press('Reply');
    await until(() => named('reply').value).toBe('At five');
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
