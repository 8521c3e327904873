import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import type { AdminQuestion } from '../../domain/admin/admin.schema.ts';
import { adminFigures } from '../../domain/admin/admin.ts';
import type { AdminListing } from '../../domain/admin/adminAnswers.schema.ts';
import { Admin } from './Admin.tsx';

const loads = vi.hoisted(() => ({ tabs: 0 }));
vi.mock('./AdminTabs.tsx', async (original) => {
  loads.tabs += 1;
  return original();
});

const operator = { ...member, name: 'Operator' };
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
const hidden: AdminListing = {
  ...bike,
  status: 'hidden',
  hidden: { reason: 'scam', note: null, cause: 'listing', status: 'active', hidden_at: 1 } as never,
};
const report = {
  id: 'report',
  reason: 'scam',
  message: 'Wants money first.',
  reporter_id: 'minh',
  created_at: 1,
  listing_id: 'wave',
  listing: bike,
  open: 1,
};
const person = {
  id: 'an',
  name: 'An',
  email: 'an@example.com',
  created_at: 1,
  email_confirmed: true,
  role: null,
  suspension: null,
  barred_by: null,
  identity: null,
  shop: null,
  listings: [bike],
  phone_confirmed: true,
  reports_against: 0,
  reports_made: 0,
  conversations: 0,
  listing_counts: { active: 1, paused: 0, sold: 0, draft: 0, hidden: 0 },
  reviews: 0,
  decisions: [],
};
const email = {
  id: 'mail1',
  kind: 'report',
  to: 'a…@example.com',
  attempts: 5,
  error: 'ECONNREFUSED',
  uncertain: true,
  created_at: 1,
};
const message = {
  id: 'message1',
  kind: 'contact_messages',
  user_id: null,
  name: 'Hoa',
  email: 'hoa@example.com',
  subject: 'Hello',
  message: 'It is slow.',
  rating: 4,
  created_at: 1,
  answerable: true,
  takedown: null,
  answers: [],
};

let queues: Record<string, unknown[]>;
const act = vi.fn((_: unknown): { outcome: string } => ({ outcome: 'done' }));
const questions: AdminQuestion[] = [];
beforeEach(() => {
  act.mockReset().mockReturnValue({ outcome: 'done' });
  questions.length = 0;
  queues = { reports: [report], listings: [], people: [], emails: [email], messages: [message], audit: [] };
  const figures = { ...Object.fromEntries(adminFigures.map((name) => [name, 0])), reports: 1, dead: 2 };
  world.calls.readAdmin = ({ question }: { question: AdminQuestion }) => {
    questions.push(question);
    if (question.queue === 'reachable') return { email: true, read_at: 1 };
    if (question.queue === 'figures') return { figures, reconciled: null, pause: null, read_at: 1 };
    return { items: queues[question.queue] ?? [], more: false, read_at: 1 };
  };
  world.calls.performAdminAction = ({ action }: { action: unknown }) => act(action);
});

const open = (hash = '') => {
  location.hash = hash;
  return openIsland(Admin, { lang: 'en' }, { as: operator });
};
const says = (words: string | RegExp) => screen.findAllByText(words);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const decide = async (reason: string, confirm: string) => {
  const dialog = await screen.findByRole('dialog');
  const choice = within(dialog).queryByRole('radio', { name: reason });
  if (choice) fireEvent.click(choice);
  else
    fireEvent.change(within(dialog).getByRole('combobox'), {
      target: {
        value: [...dialog.querySelectorAll('option')].find((one) => one.textContent === reason)?.value,
      },
    });
  fireEvent.click(within(dialog).getByRole('button', { name: confirm }));
};

describe('the admin page', () => {
  it('is not found by anyone but an operator', async () => {
    openIsland(Admin, { lang: 'en' });
    await says('Page not found');
    expect(questions).toEqual([]);
    expect(loads.tabs).toBe(0);
  });

  it('shows what is reported, by whom, and how many wait in each tab', async () => {
    open();
    await says('Wants money first.');
    expect(screen.getAllByText('Honda Wave 2021')).not.toHaveLength(0);
    expect(screen.getByText('minh')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('tab', { name: /Reports/ }).textContent).toContain('1'));
    expect(screen.getByRole('tab', { name: /Audit|log/i }).textContent).not.toMatch(/\d/);
  });

  it('a reported listing is kept, and the queue reloads', async () => {
    open();
    await says('Wants money first.');
    queues.reports = [];
    await press(/^Keep listing/);
    await says('Reports resolved');
    expect(act).toHaveBeenCalledWith({ act: 'keep', listing: 'wave' });
    await says('No open reports');
  });

  it('a reported listing is removed for a reason', async () => {
    open();
    await press(/^Remove/);
    await decide('Stolen bike', 'Remove');
    await says('Listing removed');
    expect(act).toHaveBeenCalledWith({
      act: 'hide',
      listing: 'wave',
      decision: { reason: 'stolen', note: null },
    });
  });

  it.each([
    ['NOT_FOUND', 'This no longer exists.'],
    ['PERMISSION_DENIED', 'You are no longer an operator. Please sign in again.'],
  ] as const)('an action that is refused (%s) says why', async (status, words) => {
    act.mockImplementation(() => refuse(status));
    open();
    await press(/^Keep listing/);
    await says(words);
  });

  it('an action that another operator did before counts as done', async () => {
    act.mockReturnValue({ outcome: 'same' });
    open();
    await press(/^Keep listing/);
    await says('This has already been done');
  });

  it('page views are a table of pages and languages, and a plot with a bar for each week', async () => {
    const counted = (page: string, language: string, [before, now]: [number, number]) => ({
      id: `${language} ${page}`,
      page,
      language,
      weeks: [
        { week: '2026-11-16', count: before },
        { week: '2026-11-23', count: now },
      ],
    });
    queues.views = [counted('/buying-guide', 'vi', [30, 1_204]), counted('/sym-guide', 'en', [10, 0])];
    open('#views');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Page', 'Language', 'This week', 'Last week', '12 weeks'],
      ['/buying-guide', 'vi', '1,204', '30', '1,234'],
      ['/sym-guide', 'en', '0', '10', '10'],
    ]);
    const plot = screen.getByRole('figure');
    expect(
      within(plot)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Week of 16 November 2026: 40', 'Week of 23 November 2026: 1,204']);
    expect([...plot.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))).toEqual(['3', '80']);
  });

  it('a hidden listing is restored', async () => {
    queues.listings = [hidden];
    open('#listings');
    await press(/^Restore/);
    await decide('It was our mistake', 'Restore');
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith({
        act: 'restore',
        listing: 'wave',
        decision: { reason: 'mistake', note: null },
      }),
    );
  });

  it('a person is found by email address, and suspended', async () => {
    open('#people');
    await says('No one is suspended.');
    queues.people = [person];
    fireEvent.change(screen.getByLabelText('Name, email address, phone number or account ID'), {
      target: { value: 'an@example.com' },
    });
    await press('Find');
    await says(/^an@example.com/);
    expect(questions.at(-1)).toEqual({ queue: 'people', find: 'an@example.com', after: null });
    await press(/^Suspend/);
    await decide('Spam', 'Suspend');
    await waitFor(() =>
      expect(act).toHaveBeenCalledWith({
        act: 'suspend',
        person: 'an',
        decision: { reason: 'spam', note: null },
      }),
    );
  });

  it('an email that failed is sent again, once it is known that it may have arrived', async () => {
    open('#emails');
    await says(/ECONNREFUSED/);
    expect(screen.getByText('May have been delivered')).toBeTruthy();
    await press(/^Send again/);
    await says('Email queued again');
    expect(act).toHaveBeenCalledWith({ act: 'retry', email: 'mail1' });
  });

  it('a message shows what it says and how it rates the site, and is marked as done', async () => {
    open('#messages');
    await says('It is slow.');
    expect(screen.getByText('4 out of 5')).toBeTruthy();
    await press(/^Done/);
    await says('Marked as done');
    expect(act).toHaveBeenCalledWith({ act: 'finish', kind: message.kind, message: 'message1' });
  });

  it('a queue that cannot be read is tried again', async () => {
    world.broken = /readAdmin/;
    open();
    const [again] = await screen.findAllByRole('button', { name: /try again/i });
    world.broken = null;
    fireEvent.click(again as Element);
    await says('Wants money first.');
  });
});
