import { expect, it } from 'vitest';
import { hour } from '../../../src/domain/time/time.ts';
import { type HealthFigures, planHealth } from './health.plan.ts';

const now = Date.UTC(2026, 0, 15);
const well: HealthFigures = {
  build: 'b1',
  rates: now - hour,
  newestListing: now - 5,
  newestInCatalogue: now - 5,
  lacksIndex: false,
  listed: 12,
  inList: 12,
  reconciled: { ranAt: now - 60_000, apartSince: null, mended: {}, failed: 0 },
  dead: 0,
  overdue: 0,
  pause: null,
};
const pause = {
  since: now - 2 * hour,
  until: now + 60_000,
  failures: 2,
  reason: 'login',
  error: 'EAUTH 535 5.7.8',
} as const;

it.each([
  ['all is well', {}, []],
  ['there are no bikes yet', { newestListing: null, newestInCatalogue: null }, []],
  ['the newest bike is on its way', { newestInCatalogue: null }, []],
  ['an email is dead', { dead: 3 }, []],
  ['the rates are of yesterday', { rates: now - 24 * hour }, ['rates']],
  ['an index is missing', { lacksIndex: true, newestListing: null }, ['indexes']],
  ['there are no rates', { rates: null }, ['rates']],
  [
    'a bike of an hour ago is not in the list',
    { newestListing: now - hour, newestInCatalogue: now - 2 * hour },
    ['catalogue'],
  ],
  ['emails are overdue', { overdue: 2 }, ['letters']],
  ['the mail server has failed once', { pause: { ...pause, failures: 1 } }, []],
  ['the mail server has failed twice in a row', { pause }, ['mail_server']],
  ['a bike has just come', { listed: 13 }, []],
  [
    'twenty-one bikes are missing from the list, and have been for a while',
    { listed: 33, reconciled: { ranAt: now - 60_000, apartSince: now - hour, mended: {}, failed: 0 } },
    ['catalogue'],
  ],
  [
    'the list holds one that is gone',
    { inList: 13, reconciled: { ranAt: now - 60_000, apartSince: now - hour, mended: {}, failed: 0 } },
    ['catalogue'],
  ],
  [
    'something was mended a minute ago',
    { reconciled: { ranAt: now - 60_000, apartSince: null, mended: { rows: 21 }, failed: 0 } },
    [],
  ],
  [
    'nothing was compared for half an hour',
    { reconciled: { ranAt: now - hour / 2, apartSince: null, mended: {}, failed: 0 } },
    ['reconcile'],
  ],
  ['nothing was ever compared', { reconciled: null }, ['reconcile']],
] as const)('%s', (_, changes, trouble) => {
  const health = planHealth({ ...well, ...changes }, now);
  expect([health.ok, health.trouble]).toEqual([trouble.length === 0, trouble]);
});

it('speaks in minutes', () =>
  expect(planHealth({ ...well, newestInCatalogue: 0, newestListing: now - hour }, now)).toMatchObject({
    build: 'b1',
    rates_age_minutes: 60,
    catalogue_behind_minutes: 60,
    letters_dead: 0,
  }));

it('says how long the mail server has failed, and why', () => {
  const expected = { letters_paused_minutes: 120, letters_paused_by: 'login' };
  expect(planHealth({ ...well, pause }, now)).toMatchObject(expected);
  expect(planHealth(well, now)).toMatchObject({ letters_paused_minutes: null, letters_paused_by: null });
});

it('says when everything was last compared, and what that mended', () =>
  expect(
    planHealth(
      {
        ...well,
        listed: 13,
        reconciled: { ranAt: now - 240_000, apartSince: null, mended: { rows: 21, emails: 2 }, failed: 1 },
      },
      now,
    ),
  ).toMatchObject({
    listed: 13,
    in_list: 12,
    reconciled_minutes: 4,
    mended: { rows: 21, emails: 2 },
    mending_failed: 1,
  }));

it('the list is behind by as long as the newest bike has been missing from it', () => {
  const newest = { newestListing: now - hour, newestInCatalogue: now - hour };
  expect(planHealth({ ...well, ...newest }, now)).toMatchObject({ catalogue_behind_minutes: 0, ok: true });
  expect(planHealth({ ...well, ...newest, newestInCatalogue: null }, now).catalogue_behind_minutes).toBe(60);
});
