import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { browserFetch, put, root, store, stored } from '../../../tests/inMemory/browserFirestore.ts';
import {
  hasButton,
  itemsOf,
  named,
  pick,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { Inbox } from './Inbox.tsx';

const selling = { buyer_id: 'minh', seller_id: 'buyer', buyer_name: 'Minh' };
const soon = Math.floor(Date.now() / 60_000) * 60_000 + 86_400_000;
const visitOf = (changes: object = {}) => ({
  starts_at: new Date(soon),
  ...{ place: '12 Lê Lợi', by: 'minh', state: 'open', sequence: 2, reply_id: 'r1' },
  ...changes,
});
const offerOf = (changes: object = {}) => ({
  ...{ price: 12_000_000, by: 'minh', state: 'open', reply_id: 'r1' },
  ...changes,
});
const open = (changes: object) => {
  put('inquiries/first', { ...buildInquiry(), ...selling, ...changes });
  history.replaceState(null, '', '/messages#first');
  return openIsland(Inbox, { lang: 'en' });
};
const sent = () =>
  [...store().documents.values()].filter(({ name }) => name.startsWith(`${root}/inquiries/first/replies/`));
const fieldOf = (name: 'offer' | 'visit') =>
  (stored('inquiries/first')?.[name] as { mapValue: { fields: object } } | undefined)?.mapValue.fields;
const choices = () =>
  [
    'Change the offer',
    'Counter-offer',
    'Accept',
    'Decline',
    'Suggest another time',
    'Cancel the visit',
  ].filter((name) => hasButton(name));
const add = 'Add photos, an offer, a visit or a phrase';
const photos = 'Add photos';
const phrase = 'Add a ready-made phrase';
const isThere = () => until(() => hasButton(add)).toBe(true);
beforeEach(() => {
  globalThis.fetch = browserFetch as typeof fetch;
  put('motorcycles/listing', buildListing());
  put('motorcycles/sold', buildListing({ id: 'sold', status: 'sold' }));
});

describe('a proposal in a conversation', () => {
  it('leads to the papers with the price agreed on', async () => {
    open({ offer: offerOf({ state: 'accepted' }) });
    await says("You've agreed on 12,000,000 ₫.");
    const link = document.querySelector('a[href*="/papers"]');
    expect(link?.getAttribute('href')).toMatch(/^\/papers\?bike=[a-z0-9-]+#agreed=12000000$/);
  });

  it.each([
    ['buyer', { buyer_id: 'buyer', seller_id: 'minh', seller_name: 'Minh' }, 1],
    ['seller', {}, 0],
  ])('an agreed visit leads the %s to the viewing sheet, or not', async (_, changes, links) => {
    open({ ...changes, visit: visitOf({ state: 'accepted' }) });
    await says("You'll both get an email with a calendar file, and a reminder the evening before.");
    expect(document.querySelectorAll('a[href^="/viewing?bike="]')).toHaveLength(links);
  });

  it.each([
    [{}, null, [], ['Make an offer', 'Arrange a visit']],
    [
      { offer: offerOf({ by: 'buyer' }) },
      "You've offered 12,000,000 ₫. Waiting for Minh to answer.",
      ['Change the offer'],
      ['Arrange a visit'],
    ],
    [
      { offer: offerOf() },
      'Minh offers 12,000,000 ₫.',
      ['Counter-offer', 'Accept', 'Decline'],
      ['Arrange a visit'],
    ],
    [
      { offer: offerOf({ by: 'buyer', state: 'declined' }) },
      'Minh declined your offer of 12,000,000 ₫.',
      [],
      ['Make another offer', 'Arrange a visit'],
    ],
    [
      { offer: offerOf({ state: 'accepted' }) },
      "You've agreed on 12,000,000 ₫.",
      [],
      ['Make another offer', 'Arrange a visit'],
    ],
  ])('of an offer is described, with its actions: %j', async (changes, words, buttons, items) => {
    open(changes);
    await isThere();
    if (words) await says(words);
    expect(choices()).toEqual(buttons);
    expect(await itemsOf(add)).toEqual([photos, ...items, phrase]);
  });

  it.each([
    [{}, /Minh suggests .* at .* to see the bike\./, ['Suggest another time', 'Cancel the visit'], true],
    [
      { by: 'buyer' },
      /You've suggested .* at .*\. Waiting for Minh to answer\./,
      ['Suggest another time', 'Cancel the visit'],
      true,
    ],
    [
      { state: 'accepted' },
      /You're meeting Minh on .* at .* to see the bike\./,
      ['Suggest another time', 'Cancel the visit'],
      true,
    ],
    [{ state: 'cancelled' }, /Minh cancelled the visit on /, [], false],
    [{ state: 'cancelled', by: 'buyer' }, /You cancelled the visit on /, [], false],
    [
      { state: 'accepted', starts_at: new Date(Date.UTC(2026, 0, 15, 3)) },
      /The visit was on .*15 January.* at 10:00/,
      [],
      true,
    ],
  ])('of a visit is described, with its actions: %j', async (changes, words, buttons, hasPlace) => {
    open({ visit: visitOf(changes) });
    await isThere();
    await says(words);
    expect(choices().filter((name) => !/Accept/.test(name))).toEqual(buttons);
    const isNew = buttons.length === 0;
    expect(await itemsOf(add)).toEqual([
      photos,
      'Make an offer',
      ...(isNew ? ['Arrange a visit'] : []),
      phrase,
    ]);
    expect(document.body.textContent?.includes('Place: 12 Lê Lợi')).toBe(hasPlace);
  });

  it('about a bike that is sold can only be declined or cancelled', async () => {
    const bike = { ...buildInquiry().bike, id: 'sold' };
    open({ bike, offer: offerOf(), visit: visitOf() });
    await isThere();
    await until(choices).toEqual(['Decline', 'Cancel the visit']);
    expect(await itemsOf(add)).toEqual([photos, phrase]);
  });

  it('is a card below its message, or below the last one if that is not rendered', async () => {
    const reply = {
      ...buildReply({ sender_id: 'minh', message: '12 nhé.' }),
      created_at: new Date(soon - 9e8),
    };
    put('inquiries/first/replies/r1', reply);
    put('inquiries/first/replies/r2', { ...reply, message: 'Alo?', created_at: new Date(soon - 8e8) });
    const state = { last_reply_id: 'r2', last_reply_by: 'minh', status: 'replied' };
    const { unmount } = open({ ...state, offer: offerOf() });
    const cards = () =>
      [...document.querySelectorAll('section[aria-label="Price and visit"]')].map(
        (card) => card.closest('li')?.querySelector('p:last-child')?.textContent,
      );
    await until(cards).toEqual(['12 nhé.']);
    unmount();
    open({ ...state, offer: offerOf({ reply_id: 'elsewhere' }), visit: visitOf({ reply_id: null }) });
    await until(cards).toEqual(['Is it still for sale?', undefined]);
  });

  it('appears with its message: before, it would move and lose a half-given answer', async () => {
    const reply = {
      ...buildReply({ sender_id: 'minh', message: '12 nhé.' }),
      created_at: new Date(soon - 9e8),
    };
    put('inquiries/first/replies/r1', reply);
    let answer = () => undefined as unknown;
    const held = new Promise<void>((done) => {
      answer = done;
    });
    globalThis.fetch = (async (request: string, init?: RequestInit) => {
      if (/inquiries\/first:runQuery/.test(String(request))) await held;
      return browserFetch(request, init);
    }) as typeof fetch;
    open({ last_reply_id: 'r1', last_reply_by: 'minh', status: 'replied', offer: offerOf() });
    await isThere();
    await act(() => import('./ProposalPanel.tsx'));
    expect(hasButton('Accept')).toBe(false);
    answer();
    await says('12 nhé.');
    await press('Accept');
    await says('Agree to 12,000,000\u00a0₫?');
    expect(document.querySelectorAll('section[aria-label="Price and visit"]')).toHaveLength(1);
  });
});

describe('an automatic answer', () => {
  const automatic = { away: { kind: 'until', day: '2026-12-05' }, at: new Date(soon - 9e8) };
  const words = "Automatic replyIt's still for sale. I'm away until Saturday 5 December 2026 and will reply";

  it.each([
    ['on the seller’s side', selling, 'items-end'],
    ['on the other side of its buyer', { seller_id: 'minh' }, 'items-start'],
  ])('stands %s, marked, between the messages before and after it', async (_, sides, position) => {
    const reply = buildReply({ sender_id: 'minh', message: 'Alo?' });
    put('inquiries/first/replies/r1', { ...reply, created_at: new Date(soon - 8e8) });
    open({ ...sides, auto_answer: automatic, last_reply_id: 'r1', last_reply_by: 'minh', status: 'replied' });
    await says(words);
    await says('Alo?');
    const lines = () =>
      [...document.querySelectorAll('[role="log"] li:not([data-new])')].map((line) =>
        line.textContent?.slice(0, 15),
      );
    await until(lines).toHaveLength(3);
    expect(lines()[1]).toBe('Automatic reply');
    expect(document.querySelector('[data-automatic]')?.className).toContain(position);
  });

  it('of a shape of a later version is left out', async () => {
    open({ auto_answer: { away: { kind: 'holiday' }, at: new Date() } });
    await isThere();
    expect(document.body.textContent).not.toContain('Automatic reply');
  });
});

describe('a visit', () => {
  const fill = (day: string, time: string, place: string) => {
    type(named('phrase-day'), day);
    type(named('phrase-time'), time);
    type(named('phrase-place'), place);
    submit(named('phrase-day'));
  };
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('is proposed with a day, a time and a place, which are validated', async () => {
    open({});
    await pick(add, 'Arrange a visit');
    await until(() => named('phrase-day')).not.toBeNull();
    await until(() => document.activeElement).toBe(named('phrase-day'));
    // WebKit prefills empty date and time fields.
    const empty = () =>
      [...document.querySelectorAll('p')].filter(({ textContent }) => textContent === 'Not chosen yet.');
    expect(empty()).toHaveLength(2);
    type(named('phrase-time'), '09:30');
    await until(() => empty().length).toBe(1);
    submit(named('phrase-day'));
    await until(() => named('phrase-day').getAttribute('aria-invalid')).toBe('true');
    fill(dayIn(90), '09:30', '12 Lê Lợi');
    await says('Choose a date within the next 60 days.');
    fill('2026-01-15', '09:30', '12 Lê Lợi');
    await says('Choose a time in the future.');
    expect(document.activeElement).toBe(named('phrase-time'));
    expect(sent()).toHaveLength(0);
    fill(dayIn(3), '09:30', '12 Lê Lợi');
    await says(/You've suggested .* at 09:30\. Waiting for Minh to answer\./);
    expect(fieldOf('visit')).toMatchObject({
      place: { stringValue: '12 Lê Lợi' },
      by: { stringValue: 'buyer' },
      state: { stringValue: 'open' },
      starts_at: { timestampValue: expect.stringMatching(/T02:30:00/) },
    });
    expect(sent()).toHaveLength(1);
  });

  it('is accepted after a confirmation, and keeps the focus', async () => {
    open({ visit: visitOf() });
    await isThere();
    await press('Accept');
    await says('Agree to this time?');
    await press('Yes, agree');
    await says(/You're meeting Minh on /);
    await says("You'll both get an email with a calendar file, and a reminder the evening before.");
    expect(fieldOf('visit')).toMatchObject({ state: { stringValue: 'accepted' } });
    await until(() => document.activeElement?.textContent).toContain("You're meeting Minh");
  });

  it('that is agreed can be added to a calendar, as the emailed file is', async () => {
    const files: File[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as File);
      return '#';
    };
    const { unmount } = open({ visit: visitOf({ state: 'accepted', place: '12 Lê Lợi, Huế' }) });
    await press('Add to calendar');
    expect(files.map(({ name, type: kind }) => [name, kind])).toEqual([
      ['visit.ics', 'text/calendar;charset=utf-8'],
    ]);
    const text = ((await files[0]?.text()) ?? '').replaceAll('\r\n ', '');
    const start = new Date(soon).toISOString().slice(0, 19).replace(/[-:]/g, '');
    for (const line of [
      `UID:visit-first@${location.hostname}`,
      'SEQUENCE:2',
      `DTSTART:${start}Z`,
      'SUMMARY:See the Honda Wave 2021 · Minh',
      'LOCATION:12 Lê Lợi\\, Huế',
      `URL:${location.origin}/messages#first`,
    ])
      expect(text).toContain(`${line}\r\n`);
    unmount();
    const agreed = { visit: visitOf({ state: 'accepted' }) };
    const bike = { ...buildInquiry().bike, id: 'sold' };
    for (const changes of [{ visit: visitOf() }, { ...agreed, status: 'closed' }, { ...agreed, bike }]) {
      const { unmount: close } = open(changes);
      await says(/Minh (on|suggests)/);
      if ('bike' in changes) await says('This bike has been sold.');
      expect(hasButton('Add to calendar')).toBe(false);
      close();
    }
  });

  it('that is not sent after all changes nothing', async () => {
    open({});
    await pick(add, 'Arrange a visit');
    await until(() => named('phrase-day')).not.toBeNull();
    await press('Cancel');
    await until(() => named('phrase-day')).toBeNull();
    expect(await itemsOf(add)).toEqual([photos, 'Make an offer', 'Arrange a visit', phrase]);
    expect(sent()).toHaveLength(0);
  });
});

describe('an offer', () => {
  it('can be typed in words, and is sent once, as a number', async () => {
    open({});
    await pick(add, 'Make an offer');
    await until(() => named('phrase-price')).not.toBeNull();
    submit(named('phrase-price'));
    await says('Enter a price in đồng.');
    type(named('phrase-price'), '12.5m');
    submit(named('phrase-price'));
    await says("You've offered 12,500,000\u00a0₫.");
    expect(fieldOf('offer')).toMatchObject({ price: { integerValue: '12500000' } });
    expect(sent()).toHaveLength(1);
  });

  it('is accepted after a confirmation, which can be cancelled, and sells nothing', async () => {
    open({ offer: offerOf() });
    await press('Accept');
    await says('Agree to 12,000,000\u00a0₫?');
    await press('Go back');
    expect(fieldOf('offer')).toMatchObject({ state: { stringValue: 'open' } });
    await press('Accept');
    await press('Yes, agree');
    await says("Agreeing on a price doesn't mark the bike as sold.");
    expect(fieldOf('offer')).toMatchObject({ state: { stringValue: 'accepted' } });
  });
});

describe('an answer to an offer', () => {
  /** Runs `happens`, then refuses the write. */
  const refuseAfter = (happens: () => void, status = 'PERMISSION_DENIED') => {
    globalThis.fetch = (async (request: string, init?: RequestInit) => {
      if (!/:commit/.test(String(request))) return browserFetch(request, init);
      happens();
      return Response.json({ error: { status } }, { status: 403 });
    }) as typeof fetch;
  };

  it('that comes too late shows the current state', async () => {
    open({ offer: offerOf() });
    await isThere();
    refuseAfter(() =>
      put('inquiries/first', {
        ...{ ...buildInquiry(), ...selling, updated_at: new Date() },
        offer: offerOf({ price: 13_000_000, reply_id: 'r2' }),
      }),
    );
    await press('Decline');
    await says('This has just been answered or changed. Here is the latest version.');
    await says('Minh offers 13,000,000 ₫.');
  });

  it.each([
    ['RESOURCE_EXHAUSTED', "You've sent a lot of messages. Please try again later."],
    ['INTERNAL', "This wasn't sent. Check your connection and try again."],
  ])('that is refused (%s) says why, until another is tried', async (status, words) => {
    open({ offer: offerOf() });
    await isThere();
    refuseAfter(() => undefined, status);
    await press('Decline');
    await says(words);
    expect(sent()).toHaveLength(0);
    await press('Counter-offer');
    expect(document.body.textContent).not.toContain(words);
  });
});
