/**
 * Lists tests of functions that run in memory (docs/decisions/045-firestore-in-memory.md). With `npm test --
 * --full` all run on the emulators; unlisted ones always do.
 */

/** Files that run completely in memory: names in tests/functions, without ending. */
export const memoryIsEnough: readonly string[] = [
  'admin',
  'admin.answers',
  'admin.exports',
  'admin.listings',
  'admin.people',
  'admin.queues',
  'admin.roles',
  'admin.twoOperators',
  'ages',
  'alertRhythms',
  'alerts',
  'assistants',
  'blocks',
  'callLimits',
  'cleanUp',
  'compare',
  'conversationReports',
  'conversations',
  'conversations.emails',
  'conversations.phrases',
  'count',
  'export',
  'failures',
  'feeds',
  'figures',
  'gather',
  'market',
  'messagePhotos',
  'messagePhotos.later',
  'photoCopies',
  'priceDrops',
  'priceHistory',
  'proposals',
  'push',
  'push.outbox',
  'rateService',
  'recent',
  'reconcile',
  'reconcile.admin',
  'reconcile.failures',
  'reconcile.listings',
  'report',
  'results',
  'reveal',
  'sessions',
  'signs',
  'sitemapParts',
  'translation',
  'uploads',
  'visits',
];

/** Tests that need the emulators: beginnings of their titles, by what memory lacks and by file. */
const lacks: Record<string, Record<string, readonly string[]>> = {
  'what a page says, which Astro renders': {
    malformed: ['of a guide with doubled slashes'],
    pages: ['[S7.14] a draft that has an address answers 404'],
    priceContext: ['a page shows the guide’s ranges'],
    rates: ['[S1.11 S4.31] fetched rates', '[S4.31] rates that change while'],
    rebuild: [
      '[S2.13] a new listing gets its page',
      'events that arrive three times and out of order',
      '[S3.3] a seller without a name anywhere',
    ],
    similar: ['a page comes with the cards of similar bikes'],
    stillForSale: [
      'each answer asks first and is done by posting',
      'an old email brings back neither',
      'an email of more than',
      'a forged link is refused with 403',
    ],
    unsubscribe: [
      'an email of more than',
      'the link of an email asks first',
      'a forged link is refused with 403',
      'what was switched on after an email',
    ],
  },
  'what Hosting, Auth or Storage answer by themselves': {
    confirmedAddress: [
      'an account of Facebook counts',
      'an account of Google counts',
      'an account with a password counts',
      'a change that a link to the new address',
      'does nothing any more once its account was deleted',
      'ends elsewhere with a new password',
    ],
    emails: ['a new password is answered alike'],
    everyFunction: ['health answers', 'a suspension that is written'],
    erasure: ['whoever deletes the account, with 200 documents', 'an erasure that fails half-way'],
    floods: ['signing up, deleting and signing up again'],
    health: ['one trace id leads from the browser to the email'],
    malformed: ['that cannot be decoded or read', 'a body that is odd, half of it'],
    operator: ['what a page’s policy refused'],
    pages: ['[S1.14] search engines get every bike', '/Buying-Guide)', '/vi/honda-motorcycles-vietnam%0A'],
    personalData: ['whoever signs up with the operator’s address'],
  },
  'seconds of a processor': {
    photos: [
      '[S7.19] [S7.37] a photo comes',
      '[S7.19] twenty photos',
      '[S5.18] takes gif',
      '[S5.18] takes png',
    ],
  },
};

export const needEmulators: readonly string[] = Object.values(lacks).flatMap((files) =>
  Object.values(files).flat(2),
);

/** Files that are slow in memory, and run there only for mutants (`npm run test:mutants`). */
const slowest: readonly string[] = ['photos', 'post', 'twins'];
/** Runs on the emulators, and with more cases in memory. */
const both = 'personalData';
const partly = [...new Set(Object.values(lacks).flatMap((files) => Object.keys(files)))].filter(
  (name) => name !== both && !slowest.includes(name),
);

/** Returns whether a file runs in memory, with some tests on the emulators. */
export const runsInMemory = (name: string): boolean => partly.includes(name);

/**
 * Returns the names of files in tests/functions that run in memory with the unit tests.
 * @param onEmulators 'all' if the same run tests all on the emulators
 * @param isCodeBroken whether this run tests a mutant
 */
export const filesInMemory = (onEmulators: string | undefined, isCodeBroken: boolean): readonly string[] =>
  onEmulators === 'all' ? [both] : [both, ...memoryIsEnough, ...partly, ...(isCodeBroken ? slowest : [])];
