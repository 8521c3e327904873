import { beforeEach, vi } from 'vitest';
import { localStore } from '../../src/browserStorage.ts';
import type { ListingForm } from '../../src/domain/selling/listingForm.ts';
import { EditListing } from '../../src/features/sell/EditListing.tsx';
import { keptKey, writeKept } from '../../src/features/sell/keptForm.ts';
import type { KeptForm } from '../../src/features/sell/keptFormSchema.ts';
import { SellForm } from '../../src/features/sell/SellForm.tsx';
import { noticeKey } from '../../src/ui/noticeKey.ts';
import { $notices } from '../../src/ui/notify.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildForm } from '../fixtures/buildForm.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { put, stored } from './browserFirestore.ts';
import { named, says, until } from './hands.ts';
import { openIsland } from './openIsland.tsx';

export const photo = (index: number, stage: 'local' | 'sent' | 'ready' = 'ready') => ({
  key: `photo${index}`,
  address: `/photos/bike/00000000-0000-4000-8000-00000000000${index}`,
  stage,
});
export const newKey = keptKey('buyer', null, 'tab');
export const leave = (changes: Partial<KeptForm> = {}, form: Partial<ListingForm> = {}, key = newKey) =>
  writeKept(localStore, key, {
    id: 'bike',
    form: buildForm(form),
    photos: [photo(1)],
    attempted: false,
    at: 1,
    ...changes,
  });
export const openNew = async () => {
  history.replaceState(null, '', '/sell?from=home');
  openIsland(SellForm, { lang: 'en', models: [] });
  await says("We've restored what you typed last time");
};
export const openStored = async (changes: object = {}, search = '') => {
  const own = buildListing({ id: 'bike', slug: 'honda-wave', user_id: 'buyer' });
  put('motorcycles/bike', { ...own, ...changes });
  put('motorcycles/bike/contact/phone', buildContact());
  history.replaceState(null, '', `/edit-listing/bike${search}`);
  openIsland(EditListing, { lang: 'en', models: [] });
  await until(() => named('model')?.value).toBe('Wave');
};
export const bike = () => stored('motorcycles/bike');
export const textOf = (field: string) =>
  (bike()?.[field] as { stringValue: string } | undefined)?.stringValue;
export const status = () => textOf('status');
export const nextNotice = () => JSON.parse(sessionStorage.getItem(noticeKey) ?? 'null') as unknown;
export const notice = () => $notices.get().at(-1);
export let left: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});
export const isLeft = () => until(() => left.mock.calls.flat()).toEqual(['/my-listings']);
