import { describe, expect, it } from 'vitest';
import {
  act,
  admin,
  bike,
  email,
  message,
  morning,
  open,
  person,
  questions,
  report,
  sights,
} from '../../../tests/inMemory/adminPage.ts';
import { refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
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
import { $notices } from '../../ui/notify.ts';

describe('a decision', () => {
  const dialogText = async () => (await opened()).textContent ?? '';
  const decide = () => submit(named('note'));

  it('needs a reason, and a note for another reason', async () => {
    admin.queues.listings = [bike];
    open('#listings');
    await press('Remove: Honda Wave 2021');
    expect(await dialogText()).toContain(
      'Honda Wave 2021The listing will be removed from the site immediately',
    );
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
    await notices('Listing removed');
    await until(hasDialog).toBe(false);
    expect(act.mock.calls).toEqual([
      [{ act: 'hide', listing: 'wave', decision: { reason: 'other', note: 'It is mine.' } }],
    ]);
    await until(() => questions.filter(({ queue }) => queue === 'listings')).toHaveLength(2);
    await until(() => questions.filter(({ queue }) => queue === 'figures')).toHaveLength(2);
  });

  it.each([
    [true, "We'll email them the reason in their language."],
    [false, "They have no confirmed email address, so we can't email them."],
  ])('says whether the person is emailed (%s)', async (reachable, words) => {
    admin.reachable = reachable;
    admin.queues.listings = [bike];
    open('#listings');
    await press('Remove: Honda Wave 2021');
    await says(words);
    expect(questions.filter(({ queue }) => queue === 'reachable')).toEqual([
      { queue: 'reachable', person: 'an' },
    ]);
  });

  it('on a report starts with the reported reason', async () => {
    admin.queues.reports = [report];
    open('#reports');
    await press('Remove: Honda Wave 2021');
    await opened();
    decide();
    await notices('Listing removed');
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
  ] as const)('on %s opens the dialog %j', async (queue, item, name, title, done, notice) => {
    admin.queues[queue] = [item];
    open(`#${queue}`);
    await press(name);
    expect(await dialogText()).toContain(title);
    await press('Cancel');
    await until(hasDialog).toBe(false);
    await press(name);
    const first = (await opened()).querySelector('[name="reason"]') as HTMLInputElement;
    first.click();
    decide();
    await notices(notice);
    expect(act.mock.calls.flat()).toMatchObject([
      { act: done, ...(queue === 'people' ? { person: 'an' } : { listing: 'wave' }) },
    ]);
  });

  it.each([
    ['NOT_FOUND', 'This no longer exists.', true],
    [
      'FAILED_PRECONDITION',
      "This isn't possible because the seller is suspended or this is an operator's account.",
      true,
    ],
    ['PERMISSION_DENIED', 'You are no longer an operator. Please sign in again.', false],
    ['UNAUTHENTICATED', 'You are no longer an operator. Please sign in again.', false],
    [
      'ABORTED',
      "Another decision was made while you had this open. You're now seeing the latest version.",
      true,
    ],
    ['RESOURCE_EXHAUSTED', "You've reached the limit for now. Please try again in an hour.", false],
  ] as const)('that is refused (%s) says why, and keeps its text', async (status, words, isOld) => {
    admin.queues.listings = [bike];
    act.mockImplementation(() => refuse(status));
    open('#listings');
    await press('Remove: Honda Wave 2021');
    await opened();
    await tick('Scam');
    type(named('note'), 'Mine.');
    decide();
    await notices(words);
    expect($notices.get().at(-1)?.tone).toBe('error');
    expect(named('note').value).toBe('Mine.');
    await until(() => questions.filter(({ queue }) => queue === 'listings')).toHaveLength(isOld ? 2 : 1);
  });
});

describe('an action without a dialog', () => {
  it('is confirmed, also if it was done before', async () => {
    admin.queues.messages = [message];
    open('#messages');
    await press('Done: A question & more');
    await notices('Marked as done');
    expect(act.mock.calls.flat()).toEqual([{ act: 'finish', kind: 'contact_messages', message: 'm1' }]);
    act.mockReturnValue({ outcome: 'same' });
    await press('Done: A question & more');
    await notices('This has already been done');
    expect($notices.get().map(({ tone }) => tone)).toEqual(['success', 'info']);
  });

  it('is not sent twice, and its entry is busy meanwhile', async () => {
    let finish: (answer: object) => void = () => undefined;
    admin.queues.emails = [email, { ...email, id: 'other', to: 'm***@example.com' }];
    let times = 0;
    world.calls.performAdminAction = () => {
      times += 1;
      return new Promise((resolve) => (finish = resolve));
    };
    open('#emails');
    await press('Send again: Reply in a conversation, l***@example.com');
    const busy = () =>
      [...document.querySelectorAll('article')].map((entry) => entry.getAttribute('aria-busy'));
    await until(busy).toEqual(['true', 'false']);
    await press('Send again: Reply in a conversation, m***@example.com');
    expect(busy()).toEqual(['true', 'false']);
    await until(() => times).toBe(1);
    finish({ outcome: 'done' });
    await notices('Email queued again');
    await until(busy).toEqual(['false', 'false']);
  });

  it.each([
    ['connection', "We can't reach the mail server, or its certificate isn't valid."],
    ['login', 'The mail server is rejecting our password. Set the SMTP_URL secret again.'],
    ['quota', "We've reached the mail server's sending limit."],
    ['busy', 'The mail server is busy and has asked us to try again later.'],
    [
      'refused',
      'The mail server is rejecting our address or domain. Check the settings of our account with the email provider.',
    ],
  ] as const)('on paused emails (%s) is to try now', async (reason, words) => {
    admin.pause = {
      since: morning,
      until: morning + 3_600_000,
      failures: 4,
      reason,
      error: 'EAUTH 535 5.7.8',
    };
    open('#emails');
    await says('Emails are paused');
    await says(words);
    await says('Since Jan 15, 2026 at 10:00, 4 failed attempts in a row. Last error: EAUTH 535 5.7.8.');
    await says('No emails will be lost. Next attempt: Jan 15, 2026 at 11:00.');
    admin.pause = null;
    await press('Try now');
    await notices('We tried to send one email');
    expect(act.mock.calls.flat()).toEqual([{ act: 'resume' }]);
    await until(() => document.body.textContent?.includes('Emails are paused')).toBe(false);
  });

  it.each([
    ['people', [person, { ...person, id: 'lan', name: 'Lan' }], 'Suspend: An'],
    ['listings', [bike, { ...bike, id: 'vision', title: 'Honda Vision' }], 'Remove: Honda Wave 2021'],
    [
      'reports',
      [report, { ...report, id: 'two', listing_id: 'vision', listing: { ...bike, id: 'vision' } }],
      'Remove: Honda Wave 2021',
    ],
  ])('on one of the %s marks it as busy', async (queue, items, name) => {
    admin.queues[queue] = items;
    world.calls.performAdminAction = () => new Promise(() => undefined);
    open(`#${queue}`);
    await press(name);
    ((await opened()).querySelector('[name="reason"]') as HTMLInputElement).click();
    submit(named('note'));
    await until(() =>
      [...document.querySelectorAll('article')].map((entry) => entry.getAttribute('aria-busy')),
    ).toEqual(['true', 'false']);
  });

  it('on messages of another kind names that kind', async () => {
    open('#messages');
    await says('Messages stay here until you reply or mark them as done.');
    const kinds = [...document.querySelectorAll<HTMLInputElement>('[name="kind"]')];
    expect(kinds.map(({ value }) => value)).toEqual(['contact_messages', 'support_requests', 'feedback']);
    kinds[2]?.click();
    await until(() => questions.at(-1)).toEqual({
      queue: 'messages',
      kind: 'feedback',
      closed: false,
      after: null,
    });
  });
});

describe("a decision after another operator's", () => {
  it('is refused, shows the current state, and can be repeated', async () => {
    admin.queues.reports = [report];
    open('#reports');
    act.mockImplementationOnce(() => refuse('ABORTED') as never);
    await press('Keep listing: Honda Wave 2021');
    await notices("Another decision was made while you had this open. You're now seeing the latest version.");
    admin.readAt = morning + 5;
    await until(() => questions.filter(({ queue }) => queue === 'reports')).toHaveLength(2);
    expect(sights).toEqual([morning]);
  });
});
