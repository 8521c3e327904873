import { describe, expect, it } from 'vitest';
import { wrong } from '../doctor/finding.ts';
import { notesIn } from './changelog.ts';
import { listedIndexes, wantedIndexes } from './indexes.ts';
import { hasWork, planUpgrade, printPlan, type UpgradeFacts } from './planUpgrade.ts';
import { parseRelease } from './releaseRecord.ts';

/** Output of `firebase firestore:indexes --json`. */
const recordedIndexes = `⚠  a note
${JSON.stringify({
  status: 'success',
  result: {
    indexes: [
      {
        collectionGroup: 'motorcycles',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'user_id', order: 'ASCENDING' },
          { fieldPath: 'created_at', order: 'DESCENDING' },
          { fieldPath: '__name__', order: 'DESCENDING' },
        ],
        apiScope: 'ANY_API',
        density: 'SPARSE_ALL',
      },
    ],
    fieldOverrides: [{ collectionGroup: 'mail', fieldPath: 'expires_at', ttl: true, indexes: [] }],
  },
})}`;
const byUser = 'motorcycles COLLECTION: user_id ASCENDING, created_at DESCENDING';

const recordedRelease = { version: '1.0.0', commit: 'a'.repeat(40), settings: ['origin', 'signIn.email'] };

const changelog = `# Changelog

## 1.2.0 (3 December 2026)

- New.

### Operators: do

- Before: Store \`B\`.
- After: Look at \`/health\`.

## 1.1.0

- Faster.

### Operators: do

- Before: Store \`A\`.
- Before: Fill it in.
- A week later: Delete the old bucket.

## 1.0.0

- First.

### Operators: do

- Before: Long done.
`;

const facts = (changes: Partial<UpgradeFacts> = {}): UpgradeFacts => ({
  target: 'production',
  project: 'a-project',
  installed: parseRelease(recordedRelease),
  here: { version: '1.2.0', commit: 'b'.repeat(40), settings: ['origin', 'signIn.email', 'minInstances'] },
  notes: notesIn(changelog),
  indexes: { wanted: [byUser], live: listedIndexes(recordedIndexes) },
  filledIn: ['origin'],
  knowsSecrets: true,
  findings: [],
  ...changes,
});
const printed = (changes?: Partial<UpgradeFacts>) => printPlan(facts(changes), planUpgrade(facts(changes)));

it('the way from 1.0.0 to 1.2.0 is said in order, with every note in between and no other', () =>
  expect(printed()).toBe(
    `production: 1.0.0 (aaaaaaaa) → 1.2.0 (bbbbbbbb)
Before the deployment:
1. Store \`A\`. (1.1.0)
2. Fill it in. (1.1.0)
3. Store \`B\`. (1.2.0)
Deploy: npm run deploy
   New settings have the value of installations/example.json: minInstances.
After the deployment:
4. Look at \`/health\`. (1.2.0)
A week later:
5. Delete the old bucket. (1.1.0)
5 to do by hand.`,
  ));

it('indexes, new settings and the deployment itself are no work by hand', () => {
  const quiet = facts({
    notes: [],
    indexes: { wanted: [byUser, 'reviews COLLECTION: a ASCENDING'], live: [byUser] },
  });
  expect(hasWork(planUpgrade(quiet))).toBe(false);
  expect(printPlan(quiet, planUpgrade(quiet))).toBe(
    `production: 1.0.0 (aaaaaaaa) → 1.2.0 (bbbbbbbb)
Deploy: npm run deploy
   It builds new indexes first, and waits for them (1).
   New settings have the value of installations/example.json: minInstances.
Nothing has to be done by hand.`,
  );
});

it('a commit that is deployed asks for nothing', () => {
  const { here } = facts();
  const text = printed({ installed: { ...here, version: '1.0.0' } });
  expect(text).toBe(
    `production: 1.0.0 (bbbbbbbb) → 1.2.0 (bbbbbbbb)
This commit is deployed.
Nothing has to be done by hand.`,
  );
});

describe('work by hand', () => {
  it.each<[string, Partial<UpgradeFacts>, string]>([
    [
      'what the doctor finds wrong, such as a missing secret',
      {
        findings: [wrong('Secret Manager has no PUSH_KEY.', 'npx firebase functions:secrets:set PUSH_KEY.')],
      },
      '4. Secret Manager has no PUSH_KEY. npx firebase functions:secrets:set PUSH_KEY.',
    ],
    [
      'indexes that are no longer needed',
      { indexes: { wanted: [], live: [byUser] } },
      `Delete the indexes that are no longer needed (1): npx firebase deploy --only firestore:indexes --project a-project, and say yes.\n   ${byUser}`,
    ],
    ['a site without an answer', { installed: undefined }, 'The site did not say which release it is.'],
    ['a site without a record', { installed: null }, 'The site names no release'],
    [
      'indexes without an answer',
      { indexes: { wanted: [], live: undefined } },
      'The indexes could not be asked',
    ],
    ['secrets without an answer', { knowsSecrets: false }, 'The secrets could not be asked'],
    [
      'a way back',
      { installed: { version: '1.3.0', commit: null, settings: [] } },
      'The site has 1.3.0, which is newer: read docs/operating.md, "Going back".',
    ],
  ])('is %s', (_, changes, line) => {
    expect(printed(changes)).toContain(line);
    expect(hasWork(planUpgrade(facts({ notes: [], ...changes })))).toBe(true);
  });

  it('begins with every note where the site names no release', () =>
    expect(printed({ installed: null })).toContain('Long done. (1.0.0)'));

  it('has the notes of changes that have no version yet', () =>
    expect(printed({ notes: [{ version: 'Next', when: 'Before', text: 'Copy it.' }] })).toContain(
      'Copy it. (Next)',
    ));
});

describe('an answer', () => {
  it('for indexes is compared with firestore.indexes.json, without what Firestore adds', () => {
    expect(listedIndexes(recordedIndexes)).toEqual([byUser]);
    expect(
      wantedIndexes({
        indexes: [
          {
            collectionGroup: 'a',
            queryScope: 'COLLECTION',
            fields: [{ fieldPath: 'b', arrayConfig: 'CONTAINS' }],
          },
        ],
      }),
    ).toEqual(['a COLLECTION: b CONTAINS']);
    expect(listedIndexes('Error: HTTP 403')).toBeUndefined();
  });

  it.each([
    ['a page', '<html>'],
    ['another version', { ...recordedRelease, version: 'latest' }],
    ['signs that a terminal obeys', { ...recordedRelease, settings: ['a\u001b[2J'] }],
    ['a commit that is a command', { ...recordedRelease, commit: '$(rm -r .)' }],
  ])('of the site is refused as %s', (_, data) => expect(parseRelease(data)).toBeNull());
});
