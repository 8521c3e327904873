import { beforeEach, expect, it, vi } from 'vitest';
import { act, admin, bike, message, morning, open } from '../../../tests/inMemory/adminPage.ts';
import {
  hasButton,
  hasDialog,
  named,
  notices,
  opened,
  press,
  says,
  submit,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';

const takedown = {
  ...{
    number: 'TD-2026-0001',
    side: 'authority',
    page: '/motorcycle/honda-wave?by=116/2025/QH15',
    basis: '116/2025/QH15',
  },
  ...{ due_at: morning, listing: bike },
};
const request = {
  ...message,
  ...{
    subject: 'TD-2026-0001 · authority',
    message: '/motorcycle/honda-wave?by=116/2025/QH15\n\n116/2025/QH15\n\nStolen.',
  },
  takedown,
};
const decision = {
  ...{ outcome: 'upheld', reason: 'It is stolen.', listing_id: 'wave', operator_id: 'desk' },
  decided_at: morning,
};
const decide = () => submit(document.querySelector('#takedown input') as HTMLInputElement);

beforeEach(() => {
  admin.queues.messages = [request];
});

it('shows what a side claims, its deadline and the listing, and is not simply done', async () => {
  open('#messages');
  await says('Claims to be an authority');
  await says('Overdue');
  expect(document.querySelector('article a[href="#listings/wave"]')?.textContent).toBe('Honda Wave 2021');
  expect(hasButton('Decide: TD-2026-0001')).toBe(true);
  expect(hasButton('Done: TD-2026-0001 · authority')).toBe(false);
});

it('is decided with a reason, and removes the listing unless that is unticked', async () => {
  open('#messages');
  await press('Decide: TD-2026-0001');
  await opened();
  decide();
  await says('Please choose a decision.');
  await tick(/^Upheld$/);
  decide();
  await says('Enter the reason.');
  type(named('reason'), ' It is stolen. ');
  expect(act).not.toHaveBeenCalled();
  decide();
  await notices('Decision recorded and sent');
  await until(hasDialog).toBe(false);
  const decided = { act: 'decideTakedown', message: 'm1', reason: 'It is stolen.' };
  expect(act.mock.calls.flat()).toEqual([{ ...decided, outcome: 'upheld', listing: 'wave' }]);
});

it('that is refused, or upheld in part, leaves the listing', async () => {
  for (const [label, outcome] of [
    [/^Refused$/, 'refused'],
    [/^Upheld in part$/, 'partly'],
  ] as const) {
    open('#messages');
    await press('Decide: TD-2026-0001');
    await opened();
    await tick(label);
    type(named('reason'), 'No proof.');
    decide();
    await until(() => act.mock.calls.at(-1)?.[0]).toMatchObject({ outcome, listing: null });
    await until(hasDialog).toBe(false);
  }
});

it('is printed alone, with its facts and the decision', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  admin.queues.messages = [{ ...request, takedown: { ...takedown, decision } }];
  open('#messages');
  await press('Print: TD-2026-0001');
  await until(() => print.mock.calls.length).toBe(1);
  const paper = document.querySelector('body > .takedown-paper');
  expect(paper?.querySelector('h1')?.textContent).toBe('Vongxe: Removal request TD-2026-0001');
  const rows = [...(paper?.querySelectorAll('dl > div') ?? [])].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(': '),
  );
  expect(rows).toEqual([
    'Received: 2026-01-15 10:00',
    'Deadline: 2026-01-15 10:00',
    'Sender: Lan, lan@example.com',
    'Status: Claims to be an authority',
    'Page: /motorcycle/honda-wave?by=116/2025/QH15',
    'Legal basis: 116/2025/QH15',
    'What is wrong: Stolen.',
    'Decision: Upheld. The listing was removed.',
    'Reason: It is stolen.',
    'Decided: 2026-01-15 10:00',
    'Operator: desk',
  ]);
  dispatchEvent(new Event('afterprint'));
  await until(() => document.querySelector('.takedown-paper')).toBe(null);
  expect(hasButton('Decide: TD-2026-0001')).toBe(false);
  vi.unstubAllGlobals();
});
