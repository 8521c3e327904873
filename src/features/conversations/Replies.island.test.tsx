import { beforeEach, describe, expect, it } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { buildListing, longAgo } from '../../../tests/fixtures/buildListing.ts';
import { browserFetch, put, root, store, stored } from '../../../tests/inMemory/browserFirestore.ts';
import { choose, control, named, notices, says, submit, type, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { Inbox } from './Inbox.tsx';

const thread = (id: string, changes: object = {}) =>
  put(`inquiries/${id}`, { ...buildInquiry({ last_reply_by: 'buyer' }), ...changes });
const open = (address = '#wave') => {
  history.replaceState(null, '', `/messages${address}`);
  return openIsland(Inbox, { lang: 'en' });
};
const answers = () =>
  [...store().documents.values()].filter(({ name }) => name.startsWith(`${root}/inquiries/wave/replies/`));
/** Answers every write with this error. `isTaken`: the write is stored nevertheless. */
const answerWrites = (status: string, isTaken = false) => {
  globalThis.fetch = (async (request: string, init?: RequestInit) => {
    if (!/:commit/.test(String(request))) return browserFetch(request, init);
    if (isTaken) await browserFetch(request, init);
    return Response.json({ error: { status } }, { status: 400 });
  }) as typeof fetch;
};
beforeEach(() => {
  globalThis.fetch = browserFetch as typeof fetch;
  put('motorcycles/listing', buildListing());
});
const write = async () => {
  open();
  await until(() => named('reply')).not.toBeNull();
  type(named('reply'), 'At five');
};

describe('a reply that the server refuses', () => {
  it.each([
    ['RESOURCE_EXHAUSTED', {}, "You've sent a lot of messages. Please try again later."],
    ['PERMISSION_DENIED', { status: 'closed' }, 'This conversation has just been closed.'],
    ['PERMISSION_DENIED', {}, 'Failed to send reply. Please try again.'],
    ['NOT_FOUND', {}, 'Failed to send reply. Please try again.'],
    ['INTERNAL', { status: 'closed' }, 'Failed to send reply. Please try again.'],
  ])('(%s, the thread being %j) says why', async (status, now, words) => {
    thread('wave');
    await write();
    answerWrites(status);
    store().commit([
      {
        update: {
          name: `${root}/inquiries/wave`,
          fields: {
            ...store().get(`${root}/inquiries/wave`)?.fields,
            ...('status' in now && { status: { stringValue: now.status } }),
          },
        },
      },
    ]);
    if (named('reply')) submit(named('reply'));
    await says(words);
    expect(answers()).toHaveLength(0);
  });

  it('because the conversation is gone says so', async () => {
    thread('wave');
    await write();
    answerWrites('NOT_FOUND');
    const field = named('reply');
    store().documents.delete(`${root}/inquiries/wave`);
    submit(field);
    await says('Cannot send reply - inquiry not found');
  });

  it('but has stored counts as sent', async () => {
    thread('wave');
    await write();
    answerWrites('UNAVAILABLE', true);
    submit(named('reply'));
    await notices('Reply sent!');
    expect(answers()).toHaveLength(1);
    expect(document.querySelectorAll('ol li')).toHaveLength(2);
  });

  it('can be changed and sent again with the same id', async () => {
    thread('wave');
    await write();
    answerWrites('INTERNAL');
    submit(named('reply'));
    await says('Failed to send reply. Please try again.');
    globalThis.fetch = browserFetch as typeof fetch;
    type(named('reply'), 'At six');
    submit(named('reply'));
    await notices('Reply sent!');
    expect(answers().map(({ fields }) => fields.message)).toEqual([{ stringValue: 'At six' }]);
  });
});

describe('what is new', () => {
  it('is marked until it was seen, which is stored', async () => {
    thread('wave', { last_reply_by: 'seller', last_reply_id: 'r1', updated_at: longAgo + 5 });
    put('inquiries/wave/replies/r1', buildReply({ message: 'It is there.', created_at: longAgo + 5 }));
    open();
    await says('It is there.');
    expect(document.querySelector('article')?.hasAttribute('data-unread')).toBe(true);
    await until(() => stored('inquiries/wave')?.buyer_seen_at).toHaveProperty('timestampValue');
    expect(stored('inquiries/wave')?.seller_seen_at).toBeUndefined();
    await until(() => document.querySelector('.thread-row')?.hasAttribute('data-unread')).toBe(false);
    // The thread is marked as read, but the line above the new message stays for this visit.
    expect(document.querySelector('article')?.hasAttribute('data-unread')).toBe(false);
    expect(document.querySelector('[data-new] + li')?.textContent).toContain('It is there.');
    expect((await control('Your reply')).tagName).toBe('TEXTAREA');
    expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
  });

  it('a draft is in its field again', async () => {
    thread('wave');
    const { unmount } = open();
    type(await control('Your reply'), 'At six');
    unmount();
    open();
    await until(() => (document.querySelector('textarea') as HTMLTextAreaElement | null)?.value).toBe(
      'At six',
    );
  });

  it('is read after what was loaded before', async () => {
    thread('wave', { last_reply_id: 'r1' });
    put('inquiries/wave/replies/r1', buildReply({ message: 'One.', created_at: longAgo + 1 }));
    open();
    const words = () => [...document.querySelectorAll('ol li p:last-child')].map((line) => line.textContent);
    await until(words).toEqual(['Is it still for sale?', 'One.']);
    put('inquiries/wave/replies/r2', buildReply({ message: 'Two.', created_at: longAgo + 2 }));
    thread('wave', { last_reply_id: 'r2', updated_at: longAgo + 2 });
    await until(words).toEqual(['Is it still for sale?', 'One.', 'Two.']);
    put('inquiries/wave/replies/r3', buildReply({ message: 'Three.', created_at: longAgo + 3 }));
    thread('wave', { last_reply_id: 'r3', updated_at: longAgo + 3 });
    await until(words).toEqual(['Is it still for sale?', 'One.', 'Two.', 'Three.']);
  });
});

describe('the choice of a bike', () => {
  it('sorts numbers by value', async () => {
    const about = (id: string, model: string) => ({ ...buildInquiry().bike, id, model, year: 2021 });
    for (const [id, model] of [
      ['a', 'SH 150'],
      ['b', 'SH 50'],
      ['c', 'Air Blade'],
    ] as const)
      thread(id, { bike: about(id, model) });
    open('');
    const list = await control('Bike');
    expect([...list.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'All bikes',
      'Honda Air Blade 2021',
      'Honda SH 50 2021',
      'Honda SH 150 2021',
    ]);
    choose(list, 'b');
    await until(() => document.querySelectorAll('.thread-row').length).toBe(1);
  });
});
