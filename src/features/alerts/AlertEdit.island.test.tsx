import { describe, expect, it } from 'vitest';
import { buildAlert, buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { browserFetch, put } from '../../../tests/inMemory/browserFirestore.ts';
import { choose, control, opened, press, tick, type, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { Alerts } from './Alerts.tsx';
import { readAlerts } from './writeAlert.ts';

const wait = (n: number, changes: Parameters<typeof buildAlert>[0] = {}) =>
  put(`alerts/buyer_${n}`, buildAlert(changes));
const notice = () => $notices.get().at(-1);
const refuseWrites = () => {
  globalThis.fetch = (async (request: string, init?: RequestInit) =>
    /:commit/.test(String(request))
      ? Response.json({ error: { status: 'PERMISSION_DENIED', message: 'The reason.' } }, { status: 403 })
      : browserFetch(request, init)) as typeof fetch;
};

describe('an alert that is changed', () => {
  const hue = { make: 'Honda', location: 'Hue', around: true };
  const edit = async () => {
    openIsland(Alerts, { lang: 'en' });
    await press('Edit alert: Any Honda, within 65 km of Hue');
    await opened();
  };

  it('is filled in, keeps its id and date, and counts its changes', async () => {
    wait(0, { criteria: buildCriteria(hue) });
    await edit();
    expect((await control('Model')).getAttribute('value')).toBe('');
    await tick('Include bikes up to 65 km away');
    type(await control('Model'), 'Wave');
    await press('Save changes');
    await until(() => notice()?.text).toBe('Honda Wave, in Hue');
    const criteria = buildCriteria({ make: 'Honda', model: 'Wave', location: 'Hue' });
    expect(await readAlerts('buyer')).toEqual([{ ...buildAlert({ criteria, revision: 1 }), id: 'buyer_0' }]);
  });

  it('keeps the models and the seller that the list’s filters brought, until another make is typed', async () => {
    wait(0, { criteria: buildCriteria({ make: 'Honda', models: ['SH', 'Wave'], seller: 'shop' }) });
    openIsland(Alerts, { lang: 'vi' });
    await press('Sửa thông báo: Xe Honda SH hoặc Wave, do cửa hàng bán');
    await opened();
    expect((await control('Người bán')).value).toBe('shop');
    await tick('SH');
    choose(await control('Người bán'), 'private');
    await press('Lưu thay đổi');
    await until(() => notice()?.text).toBe('Xe Honda Wave, do cá nhân bán');
    const left = buildCriteria({ make: 'Honda', models: ['Wave'], seller: 'private' });
    expect((await readAlerts('buyer')).map(({ criteria }) => criteria)).toEqual([left]);
    await press(/^Sửa thông báo/);
    await opened();
    type(await control('Hãng xe'), 'Yamaha');
    await press('Lưu thay đổi');
    await until(() => notice()?.text).toBe('Xe Yamaha, do cá nhân bán');
  });

  it('cannot become a duplicate', async () => {
    wait(0, { criteria: buildCriteria(hue) });
    wait(1, { criteria: buildCriteria({ make: 'Honda', location: 'Hue' }) });
    await edit();
    await tick('Include bikes up to 65 km away');
    await press('Save changes');
    await until(() => notice()?.text).toBe('You already have this alert.');
    expect((await readAlerts('buyer')).map(({ revision }) => revision)).toEqual([undefined, undefined]);
  });

  it('shows a change from another tab, and replaces it only on a second press', async () => {
    wait(0, { criteria: buildCriteria(hue) });
    await edit();
    type(await control('Model'), 'Wave');
    // The rules refuse an older revision.
    wait(0, { criteria: buildCriteria({ make: 'Yamaha' }), revision: 1 });
    const fetchBefore = globalThis.fetch;
    refuseWrites();
    await press('Save changes');
    await until(() => notice()?.text).toBe(
      'This alert was changed in another tab or on another device. It is now: Any Yamaha. Save again to overwrite it.',
    );
    expect(await readAlerts('buyer')).toMatchObject([{ criteria: { make: 'Yamaha' }, revision: 1 }]);
    globalThis.fetch = fetchBefore;
    await press('Save changes');
    await until(() => notice()?.title).toBe('Alert changed');
    expect(await readAlerts('buyer')).toMatchObject([{ criteria: { ...hue, model: 'Wave' }, revision: 2 }]);
  });
});
