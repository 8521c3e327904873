import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchLifetimes } from '../../functions/src/alerts/writeMatches.ts';
import { viewersLifetime } from '../../functions/src/analytics/countListingView.ts';
import { pageViewLifetime } from '../../functions/src/analytics/countPageView.ts';
import { mailLifetime } from '../../functions/src/emails/queueEmail.ts';
import { messageDays } from '../../functions/src/fraudSignals/noticeMessage.ts';
import { keptFor } from '../../functions/src/quotas/forgetCounts.ts';
import { revocationLifetime } from '../../functions/src/readers/revocations.ts';
import { markLifetime } from '../../functions/src/readers/suspendedIdentities.ts';
import { impersonal, processing } from '../../src/content/processing.ts';
import { fillPeriods, periods } from '../../src/content/processingTerms.ts';
import { restorePeriod } from '../../src/domain/listings/restorePeriod.ts';
import { keptAfterDecision } from '../../src/domain/moderation/conversationReport.ts';
import { keptAfterLook } from '../../src/domain/moderation/signs.ts';
import { deviceDays } from '../../src/domain/push/pushDevice.ts';
import { shopLimits } from '../../src/domain/shops/shop.ts';
import { messageDays as visitorMessageDays } from '../../src/domain/support/contactMessage.ts';
import { takedownDays } from '../../src/domain/support/takedown.ts';
import { day } from '../../src/domain/time/time.ts';
import { inRoot } from '../project.ts';
import { collections } from './collections.ts';
import { assessments, securityTable } from './processingDocuments.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

it('every period is the one of the code that deletes', () => {
  const backups = [...read('docs/operating.md').matchAll(/--retention=(\d+)d/g)].map(([, days]) =>
    Number(days),
  );
  expect(periods).toEqual({
    deletedListing: restorePeriod / day,
    match: matchLifetimes.news / day,
    priceDrop: matchLifetimes.drop / day,
    device: deviceDays,
    reported: keptAfterDecision / day,
    sign: keptAfterLook / day,
    print: messageDays,
    mark: markLifetime / day,
    session: revocationLifetime / day,
    invitation: shopLimits.invitationDays,
    undo: shopLimits.undoDays,
    viewers: viewersLifetime / day,
    quota: keptFor / day,
    email: mailLifetime / day,
    message: visitorMessageDays,
    takedown: takedownDays,
    pageViews: pageViewLifetime / day,
    backup: Math.max(...backups),
  });
});

it('every collection is in one row, or holds nothing about anybody', () => {
  const named = [...processing.flatMap(({ collections: names }) => names), ...impersonal];
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  const stored = collections.map(({ path }) => /(\w+)\/\S+$/.exec(path.replace(/ \(.*/, ''))?.[1] ?? path);
  const rules = [...read('firestore.rules').matchAll(/^ {4}match \/(\w+)\//gm)].map(([, name = '']) => name);
  expect(rules.length).toBeGreaterThan(8);
  expect([...stored, ...rules].filter((name) => !named.includes(name))).toEqual([]);
});

it('collections that expire have a row that says after how many days', () => {
  const { fieldOverrides } = JSON.parse(read('firestore.indexes.json'));
  const expiring: string[] = fieldOverrides
    .filter(({ ttl }: { ttl?: boolean }) => ttl)
    .map(({ collectionGroup }: { collectionGroup: string }) => collectionGroup);
  expect(expiring.length).toBeGreaterThan(8);
  // The processing table states no storage period for `events`.
  for (const name of expiring.filter((one) => one !== 'events')) {
    const row = processing.find((one) => one.collections.includes(name));
    expect([name, /\{\w+\}/.test(row?.kept.en ?? '')]).toEqual([name, true]);
  }
});

it('both languages name the same periods, each of them used', () => {
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
  for (const { id, kept } of processing) expect([id, namesIn(kept.vi)]).toEqual([id, namesIn(kept.en)]);
  const used = processing.flatMap(({ kept }) => namesIn(kept.en));
  expect([...used].toSorted()).toEqual(Object.keys(periods).toSorted());
  expect(fillPeriods('{email} days')).toBe('30 days');
  expect(() => fillPeriods('{nothing}')).toThrow('nothing');
});

it('SECURITY.md and docs/legal say what the table says; `node local/run.mjs docs` writes them anew', () => {
  expect(read('SECURITY.md')).toBe(securityTable(read('SECURITY.md')));
  for (const [file, text] of Object.entries(assessments())) expect(read(file)).toBe(text);
});
