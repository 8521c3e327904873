import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/* Each module that writes, and what prevents it from restoring an older state (decision 98). A new module
   needs a row here. With the guard `revision` it also needs a test with two tabs. */

type Guard =
  /** Writes the next revision and the changed fields. */
  | 'revision'
  /** Rules or a transaction accept the write only if the document has a certain state. */
  | 'state'
  /** The write sets one of two states, such as liked or not: repeating it changes nothing. */
  | 'two states'
  /** Creates a document under an id that is written only once. */
  | 'new'
  /** Only reads, or passes on writes. */
  | 'none needed';

const browser: Record<string, Guard> = {
  'features/account/awayStore.ts': 'revision',
  'features/account/consentStore.ts': 'new',
  'features/account/profileStore.ts': 'revision',
  'features/alerts/writeAlert.ts': 'revision',
  'features/conversations/answerDeal.ts': 'revision',
  'features/conversations/writeThread.ts': 'state',
  'features/feedback/sendFeedback.ts': 'new',
  'features/mylistings/performAction.ts': 'revision',
  'features/mylistings/sayBuyer.ts': 'state',
  'features/sell/saveListing.ts': 'revision',
  'firebase/blocks.ts': 'two states',
  'firebase/firestore.ts': 'none needed',
  'firebase/follows.ts': 'two states',
  'firebase/likes.ts': 'two states',
  'firebase/writeCounted.ts': 'none needed',
};

const calls: Record<string, Guard> = {
  addEmail: 'new',
  answerReview: 'state',
  changeStock: 'state',
  confirmAddedEmail: 'state',
  confirmProviderAddress: 'two states',
  deleteAccount: 'two states',
  endOtherSessions: 'new',
  exportAccount: 'none needed',
  listingDays: 'none needed',
  listingFigures: 'none needed',
  ownQuotas: 'none needed',
  ownShop: 'revision',
  performAdminAction: 'state',
  pushDevice: 'two states',
  readAdmin: 'none needed',
  readPhotos: 'none needed',
  readStock: 'none needed',
  refreshConfirmed: 'none needed',
  reportConversation: 'new',
  reportListing: 'state',
  reportReview: 'new',
  requestPhoneCode: 'new',
  revealContact: 'new',
  sendConfirmation: 'new',
  sendContactMessage: 'new',
  sendInquiry: 'new',
  sendPasswordReset: 'new',
  sendPhotos: 'new',
  sendSupportRequest: 'new',
  sendTakedown: 'new',
  writeReview: 'new',
  zaloAccount: 'two states',
};

/** Functions that write a listing. Changes of the seller's fields increase its revision. */
const functions: Record<string, 'revision' | 'fields of the server' | 'another document'> = {
  'alerts/emailMatches.ts': 'another document',
  'analytics/addListingViews.ts': 'fields of the server',
  'catalogue/gather.ts': 'another document',
  'conversations/answerAway.ts': 'another document',
  'conversations/withdrawNames.ts': 'another document',
  'flows/applySuspension.ts': 'revision',
  'listings/copySellerName.ts': 'fields of the server',
  'listings/endReservations.ts': 'revision',
  'moderation/identityActions.ts': 'revision',
  'moderation/listingActions.ts': 'revision',
  'moderation/saveReport.ts': 'another document',
  'prices/recordPrice.ts': 'fields of the server',
  'shops/copyShop.ts': 'fields of the server',
  'stillForSale/askSellers.ts': 'revision',
  'stillForSale/followLeavers.ts': 'revision',
  'stillForSale/recordAnswer.ts': 'revision',
  'translation/translateListing.ts': 'fields of the server',
};

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const filesBelow = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.*'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');

describe('whatever writes a document', () => {
  const writes = /\b(?:writeBatch|writeCounted|readyBatch)\(/;
  const writers = filesBelow('src')
    .filter((path) => writes.test(read(path).replace(/\/\*[\s\S]*?\*\//g, '')))
    .map((path) => path.replace(/^src\//, ''));

  it('in the browser has a row in the table', () => {
    expect(writers.toSorted()).toEqual(Object.keys(browser).toSorted());
  });
  it.each(Object.keys(browser).filter((path) => browser[path] === 'revision'))(
    '%s names a revision',
    (path) => {
      const own = read(`src/${path}`);
      expect(own).toMatch(/\bwriteRevised\b/);
    },
  );
  it('has no other way to Firestore than these', () => {
    const ways = filesBelow('src').filter((path) => /askFirestore\('commit'|readyCommit\(/.test(read(path)));
    expect(ways).toEqual(['src/firebase/database.ts']);
  });
});

it('every call of a function has a row in the table', () => {
  const [, questions = ''] = /type Questions = \{(.*?)\n\};/s.exec(read('src/firebase/calls.ts')) ?? [];
  expect(named(questions, /^ {2}(\w+):/gm).toSorted()).toEqual(Object.keys(calls).toSorted());
});

describe('a function that reads a listing and writes', () => {
  const writes = /(?:update|set)\(\s*(?:reference|place|listing|ref|snapshot\.ref)\b/;
  const writers = filesBelow('functions/src')
    .filter((path) => {
      const text = read(path);
      return (
        /'motorcycles'/.test(text) &&
        writes.test(text) &&
        /\breadListing\b|auto_paused|views_count|seller_name/.test(text)
      );
    })
    .map((path) => path.replace(/^functions\/src\//, ''));

  it('has a row in the table', () => expect(writers.toSorted()).toEqual(Object.keys(functions).toSorted()));
  it.each(Object.entries(functions))('%s: %s', (path, guard) => {
    const counts = /revision: FieldValue\.increment\(1\)/.test(read(`functions/src/${path}`));
    expect(counts).toBe(guard === 'revision');
  });
});
