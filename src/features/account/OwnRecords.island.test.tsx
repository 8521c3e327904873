import { beforeEach, expect, it, vi } from 'vitest';
import { put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import { hasButton, leadsTo, notices, press, says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { consentId, termsVersion } from '../../domain/accounts/consent.ts';
import { settings } from '../../settings.ts';
import { Profile } from './Profile.tsx';

vi.mock('../../firebase/accounts.ts', () => ({ waysIn: () => ['password'] }));
const morning = new Date(Date.UTC(2026, 0, 15, 3));
const consent = `consents/${consentId('buyer')}`;
const open = (lang: 'en' | 'vi' = 'en') => openIsland(Profile, { lang });
beforeEach(() => put('profiles/buyer', { full_name: 'Bình', avatar_url: null, updated_at: 1 }));

it('whoever has not agreed to the present terms is asked, and agrees once', async () => {
  open();
  await press('I agree');
  await notices('Your agreement has been recorded');
  const fields = { purpose: { stringValue: 'terms' }, version: { stringValue: termsVersion } };
  expect(stored(consent)).toMatchObject({ user_id: { stringValue: 'buyer' }, ...fields });
  await until(() => hasButton('I agree')).toBe(false);
  await says(/You agreed to the version dated 27 November 2026 on /);
});

it('whoever has agreed reads when, and how to withdraw', async () => {
  put(consent, {
    ...{ user_id: 'buyer', purpose: 'terms', version: termsVersion, language: 'vi', given_at: morning },
  });
  open();
  await says('You agreed to the version dated 27 November 2026 on 15 January 2026.');
  expect(hasButton('I agree')).toBe(false);
  expect(await leadsTo('Emails about bikes')).toBe('/alerts');
});

it('an agreement that is not stored is asked for again', async () => {
  open();
  await until(() => hasButton('I agree')).toBe(true);
  world.broken = /commit/;
  await press('I agree');
  await notices("That didn't work. Please try again.");
  expect(hasButton('I agree')).toBe(true);
});

it('without a check there is no section', async () => {
  open();
  await press('I agree');
  await notices('Your agreement has been recorded');
  expect(document.querySelector('#identity')).toBeNull();
});

it('a check is shown with its day, without who made it', async () => {
  put('identities/buyer', { level: 'papers', operator_id: 'desk', checked_at: morning });
  open('vi');
  await says(/Đã xem giấy tờ tùy thân, kiểm tra ngày 15/);
  expect(document.body.textContent).not.toContain('desk');
});

it('where publishing needs a check, the section says how to get it', async () => {
  const change = (need: string) => Object.assign(settings, { publishingNeeds: need });
  change('vneid');
  put('identities/buyer', { level: 'papers', operator_id: 'desk', checked_at: morning });
  open();
  await says('To list a bike, you need to show us your electronic ID in the VNeID app once');
  expect(await leadsTo('Contact us')).toBe('/contact');
  change('none');
});
