import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, world } from '../../../tests/memory/browserFirestore.ts';
import {
  button,
  hasButton,
  hasDialog,
  leadsTo,
  named,
  notices,
  opened,
  press,
  says,
  submit,
  tick,
  type,
  until,
} from '../../../tests/memory/hands.ts';
import { member, openIsland } from '../../../tests/memory/openIsland.tsx';
import type { AdminListing, AdminPerson, AdminQuestion } from '../../domain/moderation/admin.schema.ts';
import { adminFigures } from '../../domain/moderation/admin.ts';
import { $notices } from '../../ui/notify.ts';
import { Admin } from './Admin.tsx';

const morning = Date.UTC(2026, 0, 15, 3);
const bike: AdminListing = {
  ...{ id: 'wave', title: 'Honda Wave 2021', slug: 'honda-wave', status: 'active', price: 15_000_000 },
  ...{ location: 'Hue', photo: null, seller_id: 'an', seller_name: 'An', hidden: null },
};
const report = {
  ...{ id: 'report1', reason: 'scam', message: ' Wants money first. ', reporter_id: 'minh' },
  ...{ created_at: morning, listing_id: 'wave', listing: bike },
};
const person: AdminPerson = {
  ...{ id: 'an', name: 'An', email: 'an@example.com', created_at: morning, is_operator: false },
  ...{ suspension: null, listings: [bike] },
};
const message = {
  ...{ id: 'm1', kind: 'contact_messages', user_id: null, name: 'Lan', email: 'lan@example.com' },
  ...{ subject: 'A question & more', message: 'Hello.\n', rating: null, created_at: morning },
};
const email = {
  ...{ id: 'reply_x', kind: 'reply', to: 'l***@example.com', attempts: 5, error: 'no answer' },
  ...{ uncertain: true, created_at: morning },
};

let queues: Record<string, unknown[]>;
let figures: Record<string, number>;
const asked: AdminQuestion[] = [];
const act = vi.fn((_: unknown): { outcome: string } => ({ outcome: 'done' }));
beforeEach(() => {
  act.mockReset().mockReturnValue({ outcome: 'done' });
  asked.length = 0;
  queues = {};
  figures = Object.fromEntries(adminFigures.map((name, place) => [name, 1_000 + place]));
  world.calls.readAdmin = ({ question }: { question: AdminQuestion }) => {
    asked.push(question);
    if (question.queue === 'figures') return { figures, reconciled: null };
    return { items: queues[question.queue] ?? [], more: false };
  };
  world.calls.performAdminAction = ({ action }: { action: unknown }) => act(action);
});
const open = (hash: string) => {
  location.hash = hash;
  return openIsland(Admin, { lang: 'en' }, { as: { ...member, name: 'Operator' } });
};
const entries = () =>
  [...document.querySelectorAll('article')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('what an operator reads', () => {
  it.each([
    [
      'reports',
      report,
      'Honda Wave 2021Active15,000,000 ₫ · HueSeller: AnwaveScamJan 15, 2026 at 10:00Reported by minhWants money first.HideKeep listingSuspend the seller',
    ],
    ['listings', bike, 'Honda Wave 2021Active15,000,000 ₫ · HueSeller: AnwaveHide'],
    [
      'listings',
      {
        ...bike,
        ...{ status: 'hidden', price: null, seller_name: null, location: '' },
        hidden: { reason: 'spam', note: 'Many.', cause: 'seller', status: 'active', hidden_at: morning },
      },
      'Honda Wave 2021HiddenSeller: anwaveHidden because the seller is suspended · Spam: Many. · Jan 15, 2026 at 10:00Restore',
    ],
    ['listings', { ...bike, status: 'deleted', price: null }, 'Honda Wave 2021DeletedHueSeller: Anwave'],
    ['people', person, 'Anan@example.com · Since 15 January 2026anHonda Wave 2021 ActiveSuspend'],
    [
      'people',
      {
        ...person,
        is_operator: true,
        email: null,
        created_at: null,
        listings: [{ ...bike, status: 'deleted' }],
      },
      'AnOperatoranHonda Wave 2021 Deleted',
    ],
    [
      'people',
      { ...person, name: null, suspension: { reason: 'spam', note: null, suspended_at: morning } },
      'No nameSuspendedan@example.com · Since 15 January 2026anSpam · Jan 15, 2026 at 10:00Honda Wave 2021 ActiveLift the suspension',
    ],
    [
      'emails',
      email,
      'Reply in a conversationMay have been deliveredl***@example.com · Jan 15, 2026 at 10:00 · 5 attemptsLast error: no answerreply_xSend again',
    ],
    [
      'emails',
      { ...email, kind: 'newer', error: null, uncertain: false, attempts: 1 },
      'newerl***@example.com · Jan 15, 2026 at 10:00 · 1 attemptreply_xSend again',
    ],
    ['messages', message, 'A question & moreLan · lan@example.com · Jan 15, 2026 at 10:00Hello.ReplyDone'],
    [
      'messages',
      { ...message, user_id: 'lan', name: null, email: 'not an address', subject: null, rating: 4 },
      'No subject4 out of 5not an address · Jan 15, 2026 at 10:00 · lanHello.Done',
    ],
    [
      'messages',
      { ...message, name: null, email: null, message: '' },
      'A question & moreJan 15, 2026 at 10:00Done',
    ],
  ] as const)('of %s: %j', async (queue, item, text) => {
    queues[queue] = [item];
    open(`#${queue}`);
    await until(entries).toHaveLength(1);
    expect(entries()).toEqual([text]);
  });
});

describe('a decision', () => {
  const dialogText = async () => (await opened()).textContent ?? '';
  const decide = () => submit(named('note'));

  it('needs a reason, and in words where it is another one', async () => {
    queues.listings = [bike];
    open('#listings');
    await press('Hide: Honda Wave 2021');
    expect(await dialogText()).toContain('Honda Wave 2021The listing is removed from the site immediately');
    decide();
    await says('Please choose a reason.');
    await tick('Something else');
    expect(await dialogText()).not.toContain('Please choose a reason.');
    type(named('note'), ' \u200b ');
    decide();
    await says('Enter a note to explain the reason.');
    expect(named('note').getAttribute('aria-invalid')).toBe('true');
    expect(act).not.toHaveBeenCalled();
    type(named('note'), ' It is mine. ');
    decide();
    await notices('Listing hidden');
    await until(hasDialog).toBe(false);
    expect(act.mock.calls).toEqual([
      [{ act: 'hide', listing: 'wave', decision: { reason: 'other', note: 'It is mine.' } }],
    ]);
    await until(() => asked.filter(({ queue }) => queue === 'listings')).toHaveLength(2);
    await until(() => asked.filter(({ queue }) => queue === 'figures')).toHaveLength(2);
  });

  it('on what was reported begins with the reason that was given', async () => {
    queues.reports = [report];
    open('#reports');
    await press('Hide: Honda Wave 2021');
    await opened();
    decide();
    await notices('Listing hidden');
    expect(act.mock.calls.flat()).toEqual([
      { act: 'hide', listing: 'wave', decision: { reason: 'scam', note: null } },
    ]);
  });

  it.each([
    ['people', person, 'Suspend: An', 'Suspend this account', 'suspend', 'The account is suspended'],
    [
      'people',
      { ...person, name: null, suspension: { reason: 'spam', note: null, suspended_at: morning } },
      'Lift the suspension: an',
      'Reinstate this account',
      'lift',
      'Account reinstated',
    ],
    [
      'listings',
      {
        ...bike,
        status: 'hidden',
        hidden: { reason: 'spam', note: null, cause: 'listing', status: 'active', hidden_at: morning },
      },
      'Restore: Honda Wave 2021',
      'Restore this listing',
      'restore',
      'Listing restored',
    ],
  ] as const)('on %s is asked about: %j', async (queue, item, name, title, done, said) => {
    queues[queue] = [item];
    open(`#${queue}`);
    await press(name);
    expect(await dialogText()).toContain(title);
    await press('Cancel');
    await until(hasDialog).toBe(false);
    await press(name);
    const first = (await opened()).querySelector('[name="reason"]') as HTMLInputElement;
    first.click();
    decide();
    await notices(said);
    expect(act.mock.calls.flat()).toMatchObject([
      { act: done, ...(queue === 'people' ? { person: 'an' } : { listing: 'wave' }) },
    ]);
  });

  it.each([
    ['NOT_FOUND', 'This no longer exists.', true],
    [
      'FAILED_PRECONDITION',
      "This cannot be done: the seller is suspended, or the account is an operator's.",
      true,
    ],
    ['PERMISSION_DENIED', 'You are no longer an operator. Please sign in again.', false],
    ['UNAUTHENTICATED', 'You are no longer an operator. Please sign in again.', false],
    ['ABORTED', "That didn't work. Please try again.", false],
  ] as const)('that is refused (%s) says why, and stays as it was typed', async (status, words, isOld) => {
    queues.listings = [bike];
    act.mockImplementation(() => refuse(status));
    open('#listings');
    await press('Hide: Honda Wave 2021');
    await opened();
    await tick('Scam');
    type(named('note'), 'Mine.');
    decide();
    await notices(words);
    expect($notices.get().at(-1)?.tone).toBe('error');
    expect(named('note').value).toBe('Mine.');
    await until(() => asked.filter(({ queue }) => queue === 'listings')).toHaveLength(isOld ? 2 : 1);
  });
});

describe('what is done at once', () => {
  it('is said, and what was done before as well', async () => {
    queues.messages = [message];
    open('#messages');
    expect(await leadsTo('Reply')).toBe('mailto:lan@example.com?subject=Re%3A%20A%20question%20%26%20more');
    await press('Done: A question & more');
    await notices('Marked as done');
    expect(act.mock.calls.flat()).toEqual([{ act: 'finish', kind: 'contact_messages', message: 'm1' }]);
    act.mockReturnValue({ outcome: 'same' });
    await press('Done: A question & more');
    await notices('This has already been done');
    expect($notices.get().map(({ tone }) => tone)).toEqual(['success', 'info']);
  });

  it('is not done twice, and what it is done to says that it is under way', async () => {
    let finish: (answer: object) => void = () => undefined;
    queues.emails = [email, { ...email, id: 'other', to: 'm***@example.com' }];
    world.calls.performAdminAction = () => new Promise((resolve) => (finish = resolve));
    open('#emails');
    await press('Send again: Reply in a conversation, l***@example.com');
    const busy = () =>
      [...document.querySelectorAll('article')].map((entry) => entry.getAttribute('aria-busy'));
    await until(busy).toEqual(['true', 'false']);
    await press('Send again: Reply in a conversation, m***@example.com');
    expect(busy()).toEqual(['true', 'false']);
    finish({ outcome: 'done' });
    await notices('Email queued again');
    await until(busy).toEqual(['false', 'false']);
  });

  it.each([
    ['people', [person, { ...person, id: 'lan', name: 'Lan' }], 'Suspend: An'],
    ['listings', [bike, { ...bike, id: 'vision', title: 'Honda Vision' }], 'Hide: Honda Wave 2021'],
    [
      'reports',
      [report, { ...report, id: 'two', listing_id: 'vision', listing: { ...bike, id: 'vision' } }],
      'Hide: Honda Wave 2021',
    ],
  ])('to one of the %s says that it is under way', async (queue, items, name) => {
    queues[queue] = items;
    world.calls.performAdminAction = () => new Promise(() => undefined);
    open(`#${queue}`);
    await press(name);
    ((await opened()).querySelector('[name="reason"]') as HTMLInputElement).click();
    submit(named('note'));
    await until(() =>
      [...document.querySelectorAll('article')].map((entry) => entry.getAttribute('aria-busy')),
    ).toEqual(['true', 'false']);
  });

  it('in messages of another kind is asked for by that kind', async () => {
    open('#messages');
    await says('Messages stay here until you mark them as done.');
    const kinds = [...document.querySelectorAll<HTMLInputElement>('[name="kind"]')];
    expect(kinds.map(({ value }) => value)).toEqual(['contact_messages', 'support_requests', 'feedback']);
    kinds[2]?.click();
    await until(() => asked.at(-1)).toEqual({ queue: 'messages', kind: 'feedback', after: null });
  });
});

describe('how the site stands', () => {
  it('is said in figures, and what waits at its tab', async () => {
    figures = {
      ...figures,
      reports: 2,
      conversation_reports: 0,
      review_reports: 4,
      dead: 0,
      feedback: 1,
      support_requests: 2,
      contact_messages: 3,
    };
    open('#reports');
    const tabs = () => [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
    await until(() => tabs()[0]).toBe('Reports 2 waiting');
    expect(tabs()).toEqual([
      'Reports 2 waiting',
      'Reviews 4 waiting',
      'Listings',
      'People',
      'Failed emails',
      'Messages 6 waiting',
      'Audit trail',
      'Page views',
    ]);
    const line = document.querySelector('dl')?.textContent;
    expect(line).toBe(
      'for sale1,000sold1,001paused1,002drafts1,003hidden by us1,004members1,005suspended1,006emails queued1,009',
    );
    expect(document.title).toBe('Admin | Vongxe');
    expect((await button('Refresh')).disabled).toBe(false);
    expect(hasButton('Show more')).toBe(false);
  });
});
