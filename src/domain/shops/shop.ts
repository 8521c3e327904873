import { soundsOfficial } from '../accounts/soundsOfficial.ts';
import { slugify } from '../listings/slug.ts';
import { digitsIn } from '../text/digitsIn.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { hiddenCharacters } from '../text/hiddenCharacters.ts';
import { foldLookAlikes, seenAs } from '../text/lookAlikes.ts';
import { addressInName, holdsWebAddress } from '../text/webAddress.ts';

/**
 * Maximums. `people` includes the owner, `bikes` excludes sold bikes. `changes` (bulk changes) and `logos`
 * are per day.
 */
export const shopLimits = {
  name: 60,
  address: 160,
  mapLink: 500,
  people: 10,
  invitations: 20,
  invitationDays: 14,
  bikes: 500,
  changes: 20,
  logos: 20,
  undoDays: 7,
} as const;

export const shopRoles = ['owner', 'stock'] as const;
export type ShopRole = (typeof shopRoles)[number];

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Eight digits with the separators of phone numbers. */
const numberLike = /\d(?:[\s.()_-]{0,2}\d){7,}/;
const holdsNumber = (text: string): boolean => numberLike.test(seenAs(text)) || digitsIn(text).length >= 16;

/** Texts: i18n/texts/shopChecks.ts. */
export type ShopProblem = 'short' | 'long' | 'hidden' | 'sign' | 'link' | 'phone' | 'official';

const problemOf = (text: string, max: number): ShopProblem | null => {
  if (hiddenCharacters.test(text)) return 'hidden';
  if (/[<>\p{Cc}\u2028\u2029]/u.test(text)) return 'sign';
  if (text.length > max) return 'long';
  if (text.length < 2 || !hasVisibleText(text)) return 'short';
  return holdsNumber(text) ? 'phone' : null;
};

/**
 * @example shopNameProblem('Xe máy 24h') // => null
 * @example shopNameProblem('Vongxe Support') // => 'official'
 */
export const shopNameProblem = (name: string): ShopProblem | null => {
  const text = name.trim();
  const problem = problemOf(text, shopLimits.name);
  if (problem) return problem;
  if (addressInName(text)) return 'link';
  if (soundsOfficial(text)) return 'official';
  return /[a-z]/.test(slugify(seenAs(text))) ? null : 'short';
};

export const shopAddressProblem = (address: string): ShopProblem | null => {
  const text = address.trim();
  return (
    problemOf(text, shopLimits.address) ?? (holdsWebAddress(text) || /@|:\/\//.test(text) ? 'link' : null)
  );
};

/** @example shopIdOf('Xe Máy Hùng') // => 'xe-may-hung' */
export const shopIdOf = (name: string): string => slugify(seenAs(name.trim()));

const commonWords =
  /\b(?:cua hang|xe may|mo to|moto|motor|motors|motorbike|motorbikes|motorcycle|motorcycles|bike|bikes|shop|store|showroom|sai gon|saigon|ha noi|hanoi|viet nam|vietnam)\b/g;

/**
 * Returns the same key for names that readers may confuse.
 * @example nameKey('Hùng Motor') === nameKey('Cửa hàng Hùng') // => true
 */
export const nameKey = (name: string): string => {
  const folded = foldLookAlikes(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const rest = folded.replace(commonWords, ' ').replace(/ +/g, '');
  return rest.length >= 3 ? rest : folded.replaceAll(' ', '');
};

const mapHosts = new Set([
  'maps.app.goo.gl',
  'goo.gl',
  'www.google.com',
  'google.com',
  'maps.google.com',
  'www.openstreetmap.org',
  'openstreetmap.org',
  'osm.org',
]);

/**
 * @example isMapLink('https://maps.app.goo.gl/abc') // => true
 * @example isMapLink('javascript:alert(1)') // => false
 */
export const isMapLink = (link: string): boolean => {
  if (
    link.length > shopLimits.mapLink ||
    !/^https:\/\/[\w./?=&%,+@:!~#-]+$/.test(link) ||
    !URL.canParse(link)
  )
    return false;
  const { host, pathname, username, password } = new URL(link);
  if (username || password || !mapHosts.has(host)) return false;
  if (host === 'www.google.com' || host === 'google.com' || host === 'goo.gl')
    return /^\/maps(?:\/|$)/.test(pathname);
  return true;
};
