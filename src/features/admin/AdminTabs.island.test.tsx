import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  control,
  hasButton,
  hasLink,
  leadsTo,
  notices,
  opened,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import type { AdminQuestion } from '../../domain/admin/admin.schema.ts';
import { adminFigures } from '../../domain/admin/admin.ts';
import type { AdminListing, AdminPerson } from '../../domain/admin/adminAnswers.schema.ts';
import { Admin } from './Admin.tsx';

const bike: AdminListing = {
  id: 'wave',
  title: 'Honda Wave 2021',
  slug: 'honda-wave',
  status: 'active',
  price: 15_000_000,
  location: 'Hue',
  photo: null,
  seller_id: 'an',
  seller_name: 'An',
  hidden: null,
};
const report = {
  id: 'report1',
  reason: 'scam' as const,
  message: 'Wants money first.',
  reporter_id: 'minh',
  created_at: 1,
  listing_id: 'wave',
  listing: bike as AdminListing | null,
  open: 1,
};
const person: AdminPerson = {
  id: 'an',
  name: 'An',
  email: 'an@example.com',
  created_at: Date.UTC(2026, 0, 15),
  email_confirmed: true,
  role: null,
  suspension: null,
  barred_by: null,
  listings: [bike],
  phone_confirmed: true,
  identity: null,
  shop: null,
  reports_against: 0,
  reports_made: 0,
  conversations: 0,
  listing_counts: { active: 1, paused: 0, sold: 0, draft: 0, hidden: 0 },
  reviews: 0,
  decisions: [],
};
const suspension = { reason: 'spam', note: 'Many times', suspended_at: 1 } as never;

let queues: Record<string, unknown[]>;
let more: boolean;
const questions: AdminQuestion[] = [];
const act = vi.fn((_: unknown): { outcome: string } => ({ outcome: 'done' }));
beforeEach(() => {
  act.mockReset().mockReturnValue({ outcome: 'done' });
  questions.length = 0;
  more = false;
  queues = { reports: [], listings: [], people: [], emails: [], messages: [], audit: [], views: [] };
  const figures = { ...Object.fromEntries(adminFigures.map((name) => [name, 0])), active: 1_200, members: 7 };
  world.calls.readAdmin = ({ question }: { question: AdminQuestion }) => {
    questions.push(question);
    if (question.queue === 'reachable') return { email: true, read_at: 1 };
    if (question.queue === 'figures') return { figures, reconciled: null, pause: null, read_at: 1 };
    return { items: queues[question.queue] ?? [], more, read_at: 1 };
  };
  world.calls.performAdminAction = ({ action }: { action: unknown }) => act(action);
});
const open = (hash = '', lang: 'en' | 'vi' = 'en') => {
  location.hash = hash;
  return openIsland(Admin, { lang }, { as: { ...member, name: 'Operator' } });
};
const page = () => document.body.textContent ?? '';

const hidden = { reason: 'scam', note: null, cause: 'listing', status: 'active', hidden_at: 1 };

describe('the reports', () => {
  it('on one listing are answered together', async () => {
    queues.reports = [
      report,
      { ...report, id: 'report2', message: null, reporter_id: 'hoa' },
      {
        ...report,
        id: 'report3',
        listing_id: 'vision',
        listing: { ...bike, id: 'vision', title: 'Honda Vision' },
      },
    ];
    open();
    await says('Wants money first.');
    expect(document.querySelectorAll('button[aria-label^="Keep listing"]')).toHaveLength(2);
    await press('Keep listing: Honda Vision');
    await notices('Reports resolved');
    expect(act).toHaveBeenCalledWith({ act: 'keep', listing: 'vision' });
  });

  it('are all counted on their card, also those not shown', async () => {
    queues.reports = [{ ...report, open: 12 }];
    open('', 'vi');
    await says('12 báo cáo');
    await says('Đang hiển thị 1 báo cáo cũ nhất.');
  });

  it('that disagree suggest no reason', async () => {
    queues.reports = [report, { ...report, id: 'report2', reason: 'sold' }];
    open();
    await press('Remove: Honda Wave 2021');
    expect((await opened()).querySelector('[name="reason"]:checked')).toBeNull();
  });

  it('on a deleted listing can only be resolved', async () => {
    queues.reports = [{ ...report, listing: null }];
    open();
    await says('This listing has been permanently deleted.');
    expect([hasButton(/^Remove/), hasButton(/^Suspend/)]).toEqual([false, false]);
    await press(/^Keep/);
    await until(() => act.mock.calls.length).toBe(1);
  });

  it.each<[string, object, boolean]>([
    ['deleted', {}, true],
    ['draft', {}, true],
    ['draft', { slug: null }, false],
    ['hidden', { hidden }, false],
    ['deleted', { hidden }, false],
  ])('on a listing that is %s (%o) can be removed: %s', async (status, more, canHide) => {
    queues.reports = [{ ...report, listing: { ...bike, status, ...more } }];
    open();
    await button(/^Keep/);
    expect(hasButton(/^Remove/)).toBe(canHide);
  });

  it('suspend the seller', async () => {
    queues.reports = [report];
    open();
    await press(/^Suspend/);
    const dialog = await opened();
    expect(dialog.textContent).toContain('An');
  });

  it('load page by page, and a failed page can be retried', async () => {
    queues.reports = [report];
    more = true;
    open();
    await button('Show more');
    world.broken = /readAdmin/;
    await press('Show more');
    await until(() => /try again/i.test(page())).toBe(true);
    world.broken = null;
    queues.reports = [
      { ...report, id: 'report9', listing_id: 'late', listing: { ...bike, id: 'late', title: 'Honda Late' } },
    ];
    more = false;
    await press(/Show more|Try again/);
    await says('Honda Late');
    expect(questions.filter(({ queue }) => queue === 'reports').at(-1)).toMatchObject({ after: 'report1' });
    await says('Wants money first.');
  });
});

describe('the listings', () => {
  it.each<[string, boolean, RegExp | null, object?]>([
    ['active', true, /^Remove/],
    ['paused', true, /^Remove/],
    ['sold', true, /^Remove/],
    ['hidden', false, /^Restore/, { hidden }],
    ['deleted', false, /^Restore/, { hidden }],
    // Deleted listings and drafts with an address can be published again. A draft without one was never on
    // the site.
    ['deleted', false, /^Remove/],
    ['draft', false, /^Remove/],
    ['draft', false, null, { slug: null }],
  ])('one that is %s links to its page: %s, and offers %s', async (status, isPublic, action, more = {}) => {
    queues.listings = [{ ...bike, status, ...more }];
    open('#listings');
    await says('Honda Wave 2021');
    expect(hasLink('Open the page for Honda Wave 2021')).toBe(isPublic);
    expect([hasButton(/^Remove/), hasButton(/^Restore/)]).toEqual([
      action?.test('Remove') ?? false,
      action?.test('Restore') ?? false,
    ]);
  });

  it('are searched, with the query in the address', async () => {
    open('#listings');
    await says('No listings have been removed.');
    const field = await control('URL, slug or ID of a listing');
    type(field, ' honda wave ');
    submit(field);
    await until(() => location.hash).toBe('#listings/honda%20wave');
    await says('Nothing found');
    expect(questions.at(-1)).toEqual({ queue: 'listings', find: 'honda wave', after: null });
  });
});

describe('the query', () => {
  it('is in its field as in the address, and is removed with it', async () => {
    open('#listings/wave');
    const find = async () => (await control('URL, slug or ID of a listing')).value;
    await until(find).toBe('wave');
    await says('Nothing found');
    location.hash = '#listings/vision';
    dispatchEvent(new Event('hashchange'));
    await until(find).toBe('vision');
    location.hash = '#listings';
    dispatchEvent(new Event('hashchange'));
    await until(find).toBe('');
    await says('No listings have been removed.');
    const field = await control('URL, slug or ID of a listing');
    type(field, '   ');
    submit(field);
    expect(location.hash).toBe('#listings');
  });
});

describe('the people', () => {
  it('a person has the date of joining and listings', async () => {
    queues.people = [person];
    open('#people/an');
    await says(/an@example.com · Since/);
    expect(await leadsTo('Honda Wave 2021')).toBe('#listings/wave');
    await button(/^Suspend/);
  });

  it('an operator cannot be suspended', async () => {
    queues.people = [{ ...person, role: 'owner', listings: [], name: null }];
    open('#people/an');
    await says('No listings');
    await says('No name');
    expect(hasButton(/^Suspend/)).toBe(false);
  });

  it('a suspension is lifted', async () => {
    queues.people = [{ ...person, suspension }];
    open('#people');
    await says('Many times');
    expect(hasButton(/^Suspend/)).toBe(false);
    await press('Lift the suspension: An');
    await opened();
  });
});

describe('the audit log', () => {
  it('says who did what, why and when, with a link to the target', async () => {
    const entry = { operator_id: 'operator1', acted_at: Date.UTC(2026, 0, 15, 3) };
    queues.audit = [
      {
        ...entry,
        id: 'a',
        act: 'hide',
        target: 'motorcycles/wave',
        decision: { reason: 'stolen', note: 'Plate 59' },
      },
      { ...entry, id: 'b', act: 'suspend', target: 'accounts/an', decision: { reason: 'spam', note: null } },
      { ...entry, id: 'c', act: 'retry', target: 'mail/reply_x', decision: null },
    ];
    open('#audit');
    await says('operator1');
    expect(await leadsTo(/wave$/)).toBe('#listings/wave');
    expect(await leadsTo(/an$/)).toBe('#people/an');
    expect(hasLink(/reply_x/)).toBe(false);
    await says(': Plate 59');
  });

  it('is empty at first', async () => {
    open('#audit');
    await until(() => questions.some(({ queue }) => queue === 'audit')).toBe(true);
    await says('No actions yet');
  });
});

describe('the views', () => {
  const weeks = (...counts: number[]) =>
    counts.map((count, n) => ({ week: `2026-11-${String(2 + 7 * n).padStart(2, '0')}`, count }));

  it('are counted by page and language, and by week', async () => {
    queues.views = [
      { id: 'en home', page: 'home', language: 'en', weeks: weeks(1_000, 20, 3) },
      { id: 'vi home', page: 'home', language: 'vi', weeks: weeks(0, 0, 5) },
    ];
    open('#views');
    await until(() => document.querySelectorAll('tbody tr').length).toBe(2);
    const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['home', 'en', '3', '20', '1,023'],
      ['home', 'vi', '5', '0', '5'],
    ]);
    const bars = [...document.querySelectorAll('figure rect')].map((bar) => bar.getAttribute('height'));
    expect(bars).toEqual(['80', '2', '1']);
    await says(/: 1,000/);
  });

  it('are none at first', async () => {
    open('#views', 'vi');
    await says('Chưa có lượt xem nào.');
  });
});

describe('the figures', () => {
  it('are shown and reloaded', async () => {
    open();
    await says('1,200');
    const before = questions.filter(({ queue }) => queue === 'figures').length;
    fireEvent.click(await button('Refresh'));
    await until(() => questions.filter(({ queue }) => queue === 'figures').length).toBe(before + 1);
  });
});
