import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { browserFetch, put } from '../../../tests/inMemory/browserFirestore.ts';
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

import {
  add,
  choices,
  fieldOf,
  isThere,
  offerOf,
  openThread,
  photos,
  phrase,
  selling,
  sent,
  soon,
  visitOf,
} from '../../../tests/inMemory/proposals.tsx';

describe('a proposal in a conversation', () => {
  it('leads to the papers with the price agreed on', async () => {
    openThread({ offer: offerOf({ state: 'accepted' }) });
    await says("You've agreed on 12,000,000 ₫.");
    const link = document.querySelector('a[href*="/papers"]');
    expect(link?.getAttribute('href')).toMatch(/^\/papers\?bike=[a-z0-9-]+#agreed=12000000$/);
  });

  it.each([
    ['buyer', { buyer_id: 'buyer', seller_id: 'minh', seller_name: 'Minh' }, 1],
    ['seller', {}, 0],
  ])('an agreed visit leads the %s to the viewing sheet, or not', async (_, changes, links) => {
    openThread({ ...changes, visit: visitOf({ state: 'accepted' }) });
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
    openThread(changes);
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
    openThread({ visit: visitOf(changes) });
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
    openThread({ bike, offer: offerOf(), visit: visitOf() });
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
    const { unmount } = openThread({ ...state, offer: offerOf() });
    const cards = () =>
      [...document.querySelectorAll('section[aria-label="Price and visit"]')].map(
        (card) => card.closest('li')?.querySelector('p:last-child')?.textContent,
      );
    await until(cards).toEqual(['12 nhé.']);
    unmount();
    openThread({ ...state, offer: offerOf({ reply_id: 'elsewhere' }), visit: visitOf({ reply_id: null }) });
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
    openThread({ last_reply_id: 'r1', last_reply_by: 'minh', status: 'replied', offer: offerOf() });
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

describe('an offer', () => {
  it('can be typed in words, and is sent once, as a number', async () => {
    openThread({});
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
    openThread({ offer: offerOf() });
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
    openThread({ offer: offerOf() });
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
    openThread({ offer: offerOf() });
    await isThere();
    refuseAfter(() => undefined, status);
    await press('Decline');
    await says(words);
    expect(sent()).toHaveLength(0);
    await press('Counter-offer');
    expect(document.body.textContent).not.toContain(words);
  });
});
