import { expect, it } from 'vitest';
import { buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { changeElsewhere, put, stored } from '../../../tests/inMemory/browserFirestore.ts';
import { until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { createAlert, readChoice, writeChoice } from './writeAlert.ts';

const path = 'alert_settings/buyer';
const begin = () => {
  openIsland(() => null, { lang: 'en' });
  put(path, { language: 'en', delivery: 'soon', price_drops: false, updated_at: 1 });
};

it('a setting of emails leaves alone what another tab has set', async () => {
  begin();
  changeElsewhere(path, { price_drops: true });
  await writeChoice('buyer', 'en', { delivery: 'daily' });
  expect(await readChoice('buyer')).toEqual({ delivery: 'daily', price_drops: true });
  expect(stored(path)).toMatchObject({ revision: { integerValue: '2' } });
});

it('two settings at once are both kept', async () => {
  begin();
  await Promise.all([
    writeChoice('buyer', 'en', { delivery: 'daily' }),
    writeChoice('buyer', 'en', { price_drops: true }),
  ]);
  expect(await readChoice('buyer')).toEqual({ delivery: 'daily', price_drops: true });
});

it('an alert changes no setting but the language, and none where it is the same', async () => {
  begin();
  changeElsewhere(path, { delivery: 'daily' });
  const criteria = buildCriteria({ make: 'Honda' });
  await createAlert('buyer', 'en', criteria);
  expect(stored(path)).toMatchObject({ revision: { integerValue: '1' } });
  await createAlert('buyer', 'vi', { ...criteria, make: 'Yamaha' });
  await until(() => stored(path)).toMatchObject({
    language: { stringValue: 'vi' },
    delivery: { stringValue: 'daily' },
    revision: { integerValue: '2' },
  });
});
