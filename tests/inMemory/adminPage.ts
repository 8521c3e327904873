import { beforeEach, vi } from 'vitest';
import type { AdminQuestion } from '../../src/domain/admin/admin.schema.ts';
import { adminFigures } from '../../src/domain/admin/admin.ts';
import type { AdminListing, AdminPerson } from '../../src/domain/admin/adminAnswers.schema.ts';
import type { OutboxPause } from '../../src/domain/outbox/outbox.schema.ts';
import { Admin } from '../../src/features/admin/Admin.tsx';
import { world } from './browserFirestore.ts';
import { member, openIsland } from './openIsland.tsx';

export const morning = Date.UTC(2026, 0, 15, 3);
export const bike: AdminListing = {
  ...{ id: 'wave', title: 'Honda Wave 2021', slug: 'honda-wave', status: 'active', price: 15_000_000 },
  ...{ location: 'Hue', photo: null, seller_id: 'an', seller_name: 'An', hidden: null },
};
export const report = {
  ...{ id: 'report1', reason: 'scam', message: ' Wants money first. ', reporter_id: 'minh' },
  ...{ created_at: morning, listing_id: 'wave', listing: bike, open: 1 },
};
export const person: AdminPerson = {
  ...{ id: 'an', name: 'An', email: 'an@example.com', created_at: morning, role: null },
  ...{ email_confirmed: true, suspension: null, barred_by: null, listings: [bike] },
  ...{
    identity: null,
    shop: null,
    phone_confirmed: true,
    reports_against: 2,
    reports_made: 1,
    reviews: 0,
    decisions: [],
  },
  ...{ conversations: 3, listing_counts: { active: 1, paused: 0, sold: 2, draft: 0, hidden: 0 } },
};
export const message = {
  ...{ id: 'm1', kind: 'contact_messages', user_id: null, name: 'Lan', email: 'lan@example.com' },
  ...{ subject: 'A question & more', message: 'Hello.\n', rating: null, created_at: morning },
  ...{ answerable: true, answers: [], takedown: null },
};
export const email = {
  ...{ id: 'reply_x', kind: 'reply', to: 'l***@example.com', attempts: 5, error: 'no answer' },
  ...{ uncertain: true, created_at: morning },
};

export const admin: {
  queues: Record<string, unknown[]>;
  figures: Record<string, number>;
  pause: OutboxPause | null;
  numbers: (listing: string) => unknown;
  reachable: boolean;
  table: { columns: string[]; rows: unknown[][]; more: boolean };
  readAt: number;
} = {
  queues: {},
  figures: {},
  pause: null,
  reachable: true,
  table: { columns: ['month', 'new_members'], rows: [['2026-11', 5]], more: false },
  numbers: () => ({ numbers: [] }),
  readAt: morning,
};
export const questions: AdminQuestion[] = [];
/** For each action, the `readAt` of the data that the operator saw. */
export const sights: number[] = [];
export const act = vi.fn((_: unknown): { outcome: string } => ({ outcome: 'done' }));
beforeEach(() => {
  act.mockReset().mockReturnValue({ outcome: 'done' });
  questions.length = 0;
  sights.length = 0;
  admin.readAt = morning;
  admin.queues = {};
  admin.pause = null;
  admin.reachable = true;
  admin.figures = Object.fromEntries(adminFigures.map((name, index) => [name, 1_000 + index]));
  world.calls.readAdmin = ({ question }: { question: AdminQuestion }) => {
    questions.push(question);
    const read_at = admin.readAt;
    if (question.queue === 'figures')
      return { figures: admin.figures, reconciled: null, pause: admin.pause, read_at };
    if (question.queue === 'export') return { ...admin.table, read_at };
    if (question.queue === 'reachable') return { email: admin.reachable, read_at };
    if (question.queue === 'numbers') return { ...(admin.numbers(question.listing) as object), read_at };
    return { items: admin.queues[question.queue] ?? [], more: false, read_at };
  };
  world.calls.performAdminAction = ({ action, seen }: { action: unknown; seen: number }) => {
    sights.push(seen);
    return act(action);
  };
});
export const open = (hash: string, name: 'Operator' | 'Moderator' = 'Operator') => {
  location.hash = hash;
  return openIsland(Admin, { lang: 'en' }, { as: { ...member, name } });
};
export const entries = () =>
  [...document.querySelectorAll('article')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
