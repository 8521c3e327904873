import { expect, it } from 'vitest';
import { renditionPath } from '../../../src/domain/photos/photo.ts';
import { day } from '../../../src/domain/time/time.ts';
import { buildPhoto, photoId } from '../../../tests/fixtures/buildPhoto.ts';
import { isForgottenOriginal, isOrphanPhoto, listingOf } from './orphanPhoto.plan.ts';

const now = 100 * day;
const path = renditionPath('bike', photoId(1), 'card');
const none = new Set<string>();
const shown = new Set([buildPhoto('bike', 1).image_url]);
const others = new Set([buildPhoto('bike', 2).image_url, buildPhoto('other', 1).image_url]);

it.each([
  ['one that nobody shows', path, 8, none, true],
  ['one beside those that are shown', path, 8, others, true],
  ['one that is shown', path, 8, shown, false],
  ['one whose form may still be open', path, 6, none, false],
  ['the reason of a refusal', `public/listings/bike/${photoId(1)}/error.json`, 8, none, true],
  ['a page', 'pages/build/en/index.html', 8, none, false],
])('%s is loose: see the last value', (_name, name, days, addresses, loose) => {
  expect(isOrphanPhoto({ path: name, created: now - days * day }, addresses, now)).toBe(loose);
});

it('an original is forgotten after a day', () => {
  const original = { path: 'uploads/u/bike/x', created: now - day };
  expect(isForgottenOriginal(original, now)).toBe(false);
  expect(isForgottenOriginal(original, now + 1)).toBe(true);
});

it('says which listing a file lies under', () => {
  expect(listingOf(path)).toBe('bike');
  expect(listingOf('uploads/u/bike/x')).toBeNull();
});
