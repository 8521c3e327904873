import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { announceListing } from '../../functions/src/effects/announceListing.ts';
import { mailAlerts } from '../../functions/src/effects/mailAlerts.ts';
import { AlertFindsData } from '../../functions/src/emails/alertFinds.ts';
import { seeded } from '../../local/illustrator/random.ts';
import { type Alert, alertId, matches } from '../../src/domain/alert.ts';
import { hour } from '../../src/domain/time.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { figure } from '../fixtures/figure.ts';
import { documents, fresh, publish } from '../functions/suite.ts';

const bikesCount = 200;
const alertsCount = 500;
const future = Date.UTC(2105, 0, 1, 2);

it('[L5] 200 bikes at once against 500 alerts: every find in exactly one line of one letter', async () => {
  const { pick } = seeded('load of alerts');
  const tag = fresh('l');
  const makes = Array.from({ length: 10 }, (_, n) => `${tag} ${n}`.slice(-40));
  const places = ['Hue', 'Hanoi', 'Da Nang', 'Ho Chi Minh City', 'Da Lat'];
  const alerts: Alert[] = Array.from({ length: alertsCount }, (_, n) =>
    buildAlert({
      user_id: `${tag}-${n}`,
      criteria: buildCriteria({
        make: pick(makes),
        location: pick([null, ...places]),
        max_price: pick([null, 20_000_000]),
      }),
    }),
  );
  const writer = documents.bulkWriter({ throttling: false });
  for (const alert of alerts)
    void writer.set(documents.doc(`alerts/${alertId(alert.user_id, 0)}`), {
      ...alert,
      created_at: Timestamp.now(),
    });
  await writer.close();
  const bikes = Array.from({ length: bikesCount }, () => {
    const slug = fresh('many');
    const facts = { make: pick(makes), location: pick(places), price: pick([15_000_000, 25_000_000]) };
    return buildListing({ id: slug, slug, created_at: Date.now(), seller_name: 'Lan', ...facts });
  });
  const begun = performance.now();
  // The suite's own triggers run beside: each bike is announced twice at least.
  await Promise.all(
    bikes.map(async (bike) => publish(bike).then(() => announceListing(documents, bike.id, future))),
  );
  const needs = (now: number) => ({
    documents,
    accounts: async (id: string) => ({ email: `${id}@example.com`, name: 'Lan' }),
    site: 'https://vongxe.example',
    secret: 'a secret of thirty-two characters',
    now,
  });
  for (let turn = 0; turn < 8; turn += 1) await mailAlerts(needs(future + turn * hour));
  const seconds = (performance.now() - begun) / 1_000;

  const letters = await documents.collection('mail').where('kind', '==', 'alertFinds').get();
  const lines = letters.docs
    .filter((letter) => String(letter.get('to')).startsWith(tag))
    .flatMap((letter) =>
      AlertFindsData.parse(letter.get('data')).bikes.map(
        ({ url }) => `${letter.get('to')} ${url.split('/').at(-1)}`,
      ),
    );
  const expected = bikes.flatMap((bike) =>
    alerts
      .filter((alert) => matches(alert, bike))
      .map(({ user_id }) => `${user_id}@example.com ${bike.slug}`),
  );
  const missing = expected.filter((line) => !lines.includes(line)).length;
  figure(
    'L5 alerts',
    `${expected.length} finds, ${missing} missing, ${lines.length - new Set(lines).size} twice, ${seconds.toFixed(0)} s`,
  );
  expect(lines.toSorted()).toEqual(expected.toSorted());
});
