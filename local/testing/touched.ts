import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../project.ts';
import type { Part } from './selection.ts';

/** Parts whose tests ask a running site, so that no import tells what touches them. */
export const byTable = ['rules', 'functions', 'site', 'e2e'] as const;
export type Tabled = (typeof byTable)[number];

/**
 * A path, and the tests that would notice a mistake in it first: names of files in tests/rules, tests/functions and so on,
 * up to a dot (`frame` is all of frame.*.spec.ts), or `*` for all. Unit tests are chosen by imports. Rows are short on
 * purpose: a run takes two minutes, and the complete one follows before anything is merged.
 */
type Row = readonly [path: string, tests: { readonly [part in Tabled]?: readonly string[] }];

export const rows: readonly Row[] = [
  ['firestore.rules', { rules: ['*'] }],
  ['storage.rules', { rules: ['storage'], functions: ['photos'] }],
  ['firestore.indexes.json', { functions: ['failures', 'twoways'] }],
  ['firebase.json', { site: ['secure/headers'], functions: ['malformed'] }],
  ['astro.config.mjs', { site: ['metadata', 'budget'] }],
  ['public/', { site: ['metadata', 'links'] }],

  ['functions/src/index.ts', { functions: ['pages', 'conversations'] }],
  ['functions/src/accounts/', { functions: ['erasure', 'export', 'confirmedAddress', 'emails'] }],
  ['functions/src/alerts/', { functions: ['alerts', 'priceDrops', 'unsubscribe'] }],
  ['functions/src/analytics/', { functions: ['count', 'figures', 'visits'] }],
  ['functions/src/catalogue/', { functions: ['rebuild', 'twoways', 'count'] }],
  ['functions/src/conversations/', { functions: ['conversations'] }],
  ['functions/src/emails/', { functions: ['emails', 'floods'] }],
  ['functions/src/facebook/', { functions: ['post'] }],
  ['functions/src/listings/', { functions: ['rebuild', 'reveal', 'cleanUp'] }],
  ['functions/src/moderation/', { functions: ['admin', 'report', 'operator'] }],
  ['functions/src/monitoring/', { functions: ['health'] }],
  ['functions/src/pages/', { functions: ['pages', 'rebuild', 'recent', 'similar', 'failures'] }],
  ['functions/src/photos/', { functions: ['photos', 'photoCopies', 'cleanUp'] }],
  ['functions/src/platform/', { functions: ['pages', 'documents'] }],
  ['functions/src/prices/', { functions: ['priceHistory', 'market'] }],
  ['functions/src/push/', { functions: ['push', 'sessions'] }],
  ['functions/src/quotas/', { functions: ['quotas', 'callLimits', 'reveal'], rules: ['quotas'] }],
  ['functions/src/rates/', { functions: ['rates', 'rateService'] }],
  ['functions/src/reconcile/', { functions: ['reconcile'] }],
  ['functions/src/requests/', { functions: ['malformed', 'report'] }],
  ['functions/src/reviews/', { functions: ['conversations'], rules: ['reviews'] }],
  ['functions/src/sellers/', { functions: ['erasure', 'export'] }],
  ['functions/src/signs/', { functions: ['signs', 'photoCopies'] }],
  ['functions/src/stillForSale/', { functions: ['stillForSale'] }],
  ['functions/src/support/', { functions: ['operator'] }],
  ['functions/src/trust/', { functions: ['pages'], rules: ['matrix'] }],
  ['functions/src/translation/', { functions: ['translation'] }],

  ['src/features/account/', { e2e: ['accounts', 'session', 'auth.hydration'] }],
  ['src/features/alerts/', { e2e: ['alerts'] }],
  ['src/features/browse/', { e2e: ['browse', 'browse.search', 'browse.hydration'] }],
  ['src/features/admin/', { e2e: ['admin'] }],
  ['src/features/feedback/', { e2e: ['contact.hydration', 'operator'] }],
  ['src/features/map/', { site: ['map'] }],
  ['src/features/likes/', { e2e: ['likes'] }],
  ['src/features/mylistings/', { e2e: ['mylistings'] }],
  ['src/features/report/', { e2e: ['report'] }],
  ['src/features/reveal/', { e2e: ['listing.bar', 'listing'] }],
  ['src/features/sell/', { e2e: ['selling', 'sell.hydration', 'sell.photos'] }],
  ['src/features/share/', { e2e: ['listing'] }],
  ['src/features/sharekit/', { e2e: ['shareKit'] }],
  ['src/features/conversations/', { e2e: ['inbox', 'conversations'] }],

  ['src/components/brand/', { site: ['brands'] }],
  ['src/components/guide/', { site: ['guide'] }],
  ['src/components/home/', { e2e: ['home'] }],
  ['src/components/seller/', { site: ['seller'] }],
  ['src/components/listing/', { e2e: ['listing', 'recent'], functions: ['pages', 'similar'] }],
  ['src/components/route/', { site: ['routes'], e2e: ['reading'] }],
  ['src/components/sell/', { site: ['sell'] }],
  ['src/components/compare/', { site: ['compare'], e2e: ['compare'] }],
  ['src/components/', { site: ['links', 'metadata'], e2e: ['frame.spec'] }],
  ['src/content/', { site: ['brands', 'guide', 'legal', 'routes', 'addedContent', 'brokenContent'] }],
  ['src/firebase/', { e2e: ['session', 'likes'] }],
  ['src/frame/', { e2e: ['frame', 'guard', 'renew', 'scheme'] }],
  ['src/i18n/', { site: ['links', 'metadata'], e2e: ['frame.language'] }],
  ['src/layouts/', { site: ['budget', 'criticalCss', 'links', 'metadata'], e2e: ['frame.spec'] }],
  ['src/offline/', { e2e: ['offline', 'phone'], site: ['installed'] }],
  ['src/pages/', { site: ['budget', 'links', 'metadata'], e2e: ['metadata'] }],
  ['src/render/', { site: ['budget'], functions: ['pages'], e2e: ['frame.hydration', 'browse.hydration'] }],
  ['src/styles/', { site: ['budget'], e2e: ['frame.typeface'] }],
  ['src/ui/', { e2e: ['access', 'browse.spec'] }],
  ['src/paths.ts', { site: ['links', 'metadata'], functions: ['pages'] }],
  ['src/comparePaths.ts', { site: ['compare'], functions: ['compare'] }],
  ['src/canonicalPath.ts', { functions: ['malformed', 'pages'] }],

  ['src/domain/accounts/', { rules: ['profiles'], functions: ['confirmedAddress'] }],
  ['src/domain/advice/', { functions: ['figures'] }],
  ['src/domain/alerts/', { rules: ['alerts'], functions: ['alerts'] }],
  ['src/domain/contacts/', { rules: ['numbers'], functions: ['reveal'] }],
  ['src/domain/conversations/', { rules: ['inquiries'], functions: ['conversations'] }],
  ['src/domain/glossary/', { e2e: ['browse.search'] }],
  ['src/domain/guides/', { site: ['guide'] }],
  ['src/domain/listings/', { rules: ['listings', 'changes', 'quotas'], functions: ['rebuild', 'quotas'] }],
  ['src/domain/market/', { site: ['market'], functions: ['market', 'feeds'] }],
  ['src/domain/models/', { site: ['brands', 'sell'] }],
  ['src/domain/moderation/', { rules: ['moderation'], functions: ['admin', 'report'] }],
  ['src/domain/outbox/', { functions: ['emails', 'health'] }],
  ['src/domain/pasted/', { e2e: ['selling'] }],
  ['src/domain/photos/', { rules: ['storage'], functions: ['photos'] }],
  ['src/domain/places/', { functions: ['twoways'] }],
  ['src/domain/platform/', { site: ['secure/headers'] }],
  ['src/domain/prices/', { functions: ['rates', 'priceContext'] }],
  ['src/domain/push/', { functions: ['push'] }],
  ['src/domain/reconcile/', { functions: ['reconcile'] }],
  ['src/domain/reviews/', { rules: ['reviews'], e2e: ['reviews'] }],
  ['src/domain/search/', { functions: ['twoways'], e2e: ['browse.search'] }],
  ['src/domain/sellers/', { site: ['seller'] }],
  ['src/domain/support/', { rules: ['feedback'], functions: ['operator'] }],
  ['src/domain/text/', { functions: ['pages'], e2e: ['hostileInput.spec'] }],
  ['src/domain/time/', { functions: ['stillForSale'] }],
  ['src/domain/trust/', { functions: ['pages'] }],

  ['local/build/', { site: ['budget', 'criticalCss', 'links', 'secure/headers'] }],
  ['local/seed', { e2e: ['home'] }],
  ['local/suite/', { functions: ['pages'] }],
];

/** Names, up to a dot, of the tests that are a changed file of tests/ themselves, or use it. */
function ownTests(part: Tabled, file: string): string[] {
  const folder = `tests/${part}/`;
  if (!file.startsWith(folder)) return [];
  const name = file.slice(folder.length);
  if (/\.(?:test|spec)\.ts$/.test(name)) return [name.replace(/\.(?:test|spec)\.ts$/, '')];
  const tests = globSync('**/*.{test,spec}.ts', { cwd: inRoot(folder) });
  const uses = new RegExp(`from '[^']*/${name.replace(/^.*\//, '').replaceAll('.', '\\.')}'`);
  return tests
    .filter((test) => uses.test(readFileSync(inRoot(folder, test), 'utf8')))
    .map((test) => test.replace(/\.(?:test|spec)\.ts$/, ''));
}

/**
 * What may notice a mistake in these files, part by part, each with its filters (none: all of it). Formats, types and
 * unit tests are always among it: they are chosen more finely when they run. The longest path of the table counts.
 * @example touchedBy(['src/features/conversations/Inbox.tsx']).get('e2e') // => ['tests/e2e/conversations.', 'tests/e2e/inbox.']
 */
export function touchedBy(files: readonly string[]): Map<Part, string[]> {
  const chosen = new Map<Part, string[]>([
    ['check', []],
    ['unit', []],
  ]);
  for (const part of byTable) {
    const names = files.flatMap((file) => {
      const [row] = rows
        .filter(([path]) => file.startsWith(path))
        .toSorted(([one], [other]) => other.length - one.length);
      return [...(row?.[1][part] ?? []), ...ownTests(part, file)];
    });
    if (names.length === 0) continue;
    const filters = [...new Set(names)].toSorted().map((name) => `tests/${part}/${name}.`);
    chosen.set(part, names.includes('*') ? [] : filters);
  }
  return chosen;
}
