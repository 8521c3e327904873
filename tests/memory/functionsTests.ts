/**
 * Which tests of functions run in memory (docs/decisions/045-firestore-in-memory.md). Every one of them runs on the
 * emulators with `npm test -- --full`; what is not named here runs on the emulators alone.
 */

/** Files that memory is enough for: names in tests/functions, without their ending. */
export const memoryIsEnough: readonly string[] = [
  'admin',
  'admin.listings',
  'admin.people',
  'admin.queues',
  'admin.twoOperators',
  'ages',
  'alerts',
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

/** Beginnings of the titles of tests that memory is not enough for, by what it lacks and by file. */
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
      'the link of a letter asks first',
      'a forged link is refused with 403',
      'what was switched on after a letter',
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
    health: ['one word leads from the browser to the letter'],
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

/** They take long in memory: only broken code (`npm run test:mutants`) is asked there. */
const longest: readonly string[] = ['photos', 'post', 'twins'];
/** It tries twenty times as many cases in memory as on the emulators, so it runs in both. */
const both = 'personalData';
const partly = [...new Set(Object.values(lacks).flatMap((files) => Object.keys(files)))].filter(
  (name) => name !== both && !longest.includes(name),
);

/** Whether memory runs all tests of a file of tests/functions but those that need the emulators. */
export const runsInMemory = (name: string): boolean => partly.includes(name);

/**
 * The files of tests/functions that run in memory with the unit tests, without their ending.
 * @param onEmulators whether the same run asks `all` of them of the emulators
 * @param isCodeBroken whether this run is to notice broken code
 */
export const filesInMemory = (onEmulators: string | undefined, isCodeBroken: boolean): readonly string[] =>
  onEmulators === 'all' ? [both] : [both, ...memoryIsEnough, ...partly, ...(isCodeBroken ? longest : [])];
