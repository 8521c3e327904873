import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { emailMatches } from '../../functions/src/alerts/emailMatches.ts';
import { notifyWaiting } from '../../functions/src/alerts/findWaiting.ts';
import { AlertFindsData } from '../../functions/src/emails/templates/alertMatches.ts';
import { seeded } from '../../local/random.ts';
import { type Alert, alertId, matches } from '../../src/domain/alerts/alert.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { hour } from '../../src/domain/time/time.ts';
import { describeCriteria } from '../../src/i18n/describeCriteria.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { figure } from '../fixtures/figure.ts';
import { documents, fresh, publish } from '../functions/suite.ts';

const bikesCount = 200;
const alertsCount = 500;
const peopleCount = 125;
const future = Date.UTC(2105, 0, 1, 2);
const maxTurnSeconds = 30;

const { pick, whole, next } = seeded('load of alerts');
const tag = fresh('l');
const makes = Array.from({ length: 10 }, (_, n) => `${tag} ${n}`.slice(-40));
const places = ['Hue', 'Hanoi', 'Da Nang', 'Ho Chi Minh City', 'Da Lat'];

const wish = (n: number): Alert =>
  buildAlert({
    user_id: `${tag}-${n % peopleCount}`,
    criteria: buildCriteria({
      make: pick(makes),
      model: pick([null, null, 'wave']),
      location: pick([null, ...places]),
      max_price: pick([null, 20_000_000]),
    }),
  });
const offer = (): Stored<Published> => {
  const slug = fresh('many');
  return buildListing({
    id: slug,
    slug,
    // About half of the sellers also have alerts.
    user_id: `${tag}-${whole(0, 2 * peopleCount)}`,
    make: pick(makes),
    model: pick(['Wave', 'Wave Alpha', 'Dream']),
    location: pick(places),
    price: pick([15_000_000, 20_000_000, 25_000_000]),
    created_at: Date.now(),
    seller_name: 'Lan',
  });
};
const needs = (now: number) => ({
  documents,
  accounts: async (id: string) => ({ email: `${id}@example.com`, name: 'Lan' }),
  site: 'https://vongxe.example',
  secret: 'a secret of thirty-two characters',
  now,
});
const emails = async () => {
  const mail = await documents.collection('mail').where('kind', '==', 'alertFinds').get();
  return mail.docs
    .filter((email) => String(email.get('to')).startsWith(`${tag}-`))
    .map((email) => ({
      to: String(email.get('to')).split('@')[0] ?? '',
      bikes: AlertFindsData.parse(email.get('data')).bikes,
    }));
};

it('[L5] 200 bikes at once against 500 alerts: every match in exactly one line of one email', async () => {
  const alerts = Array.from({ length: alertsCount }, (_, n) => wish(n));
  const writer = documents.bulkWriter({ throttling: false });
  for (const [n, alert] of alerts.entries())
    void writer.set(documents.doc(`alerts/${alertId(alert.user_id, Math.floor(n / peopleCount))}`), {
      ...alert,
      created_at: Timestamp.now(),
    });
  await writer.close();
  const bikes = Array.from({ length: bikesCount }, offer);
  /** Delivers all events a second time, in random order. */
  const again = (now: number) =>
    Promise.all(bikes.toSorted(() => next() - 0.5).map(({ id }) => notifyWaiting(documents, id, now)));
  const begun = performance.now();
  await Promise.all(bikes.map((bike) => publish(bike).then(() => notifyWaiting(documents, bike.id, future))));
  const durationSeconds = (performance.now() - begun) / 1_000;
  await again(future);

  const runs: number[] = [];
  while (runs.at(-1) !== 0 && runs.length < maxTurnSeconds) {
    const now = future + runs.length * hour;
    const [first, second] = await Promise.all([emailMatches(needs(now)), emailMatches(needs(now))]);
    const written = (first ?? 0) + (second ?? 0);
    // Two parallel runs together write at most one email per person.
    expect(written).toBeLessThanOrEqual(peopleCount);
    runs.push(written);
    await again(now);
  }
  const seconds = (performance.now() - begun) / 1_000;

  const sent = await emails();
  expect(sent.every((email) => email.bikes.length <= 10)).toBe(true);
  const lines = sent.flatMap(({ to, bikes: emailed }) =>
    emailed.map(({ url }) => `${to} ${url.split('/').at(-1)}`),
  );
  const emailed = sent.flatMap(({ to, bikes: emailed }) =>
    emailed.flatMap(({ url, because }) =>
      because.map((summary) => `${to} ${url.split('/').at(-1)} ${summary}`),
    ),
  );
  const expected = bikes.flatMap((bike) =>
    alerts
      .filter((alert) => matches(alert, bike))
      .map(({ user_id, criteria }) => `${user_id} ${bike.slug} ${describeCriteria('en', criteria)}`),
  );
  const missing = expected.filter((pair) => !emailed.includes(pair)).length;
  figure(
    'L5 alerts',
    `${expected.length} matches, ${missing} missing, ${lines.length - new Set(lines).size} lines twice, ` +
      `${sent.length} letters in ${runs.length} runs; found in ${durationSeconds.toFixed(1)} s, all in ${seconds.toFixed(1)} s`,
  );
  expect(new Set(lines).size).toBe(lines.length);
  expect(emailed.toSorted()).toEqual(expected.toSorted());
  expect(runs.at(-1)).toBe(0);
});
