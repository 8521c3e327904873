/** Change that breaks a statement, with the test that must fail. */
export type StatementMutant = {
  statement: string;
  /** File, a text that occurs in it once, and the replacement. */
  file: string;
  find: string;
  put: string;
  /** Test file, and a part of the test's title. */
  test: string;
  title: string;
};

const of =
  (test: string) =>
  (
    statement: string,
    file: string,
    find: string,
    put: string,
    title = `[${statement}]`,
  ): StatementMutant => ({
    statement,
    file,
    find,
    put,
    test,
    title,
  });

const menu = of('src/features/account/AccountMenu.test.tsx');
const credentials = of('src/features/account/checkCredentials.test.ts');
const consent = of('src/shell/consent.test.ts');
const card = of('src/ui/BikeCard.test.tsx');
const guarded = of('src/shell/guarded.test.tsx');
const history = of('src/features/conversations/History.test.tsx');
const ride = of('src/components/route/rideParts.test.ts');
const social = of('src/firebase/accounts.test.ts');
const thread = of('src/features/conversations/readThread.test.ts');
const question = of('src/features/conversations/questionFailure.test.ts');
const handled = of('src/shell/reportHandled.test.ts');
const toolbar = of('src/features/sell/EditorToolbar.test.tsx');

/** Mutants that unit tests must detect. */
export const mutants: readonly StatementMutant[] = [
  card('S1.11', 'src/domain/money/money.ts', '(dong / rates.VND)', '(dong / 24_000)'),
  guarded('S2.24', 'src/features/likes/LikedBikes.tsx', ': <Waiting lang={lang} />}', ': <form />}'),
  menu('S2.30', 'src/features/account/AccountMenu.tsx', '{!user && (', '{user && ('),
  consent(
    'S2.35',
    'src/shell/consent.ts',
    'localStore.get(stored) === accepted',
    'localStore.get(stored) === hidden',
  ),
  consent('S2.36', 'src/shell/consent.ts', "const accepted = 'accepted'", "const accepted = 'yes'"),
  consent('S2.37', 'src/shell/consent.ts', 'sessionStore.set', 'localStore.set'),
  of('src/domain/search/filterAddress.test.ts')(
    'S2.39',
    'src/domain/search/filterAddress.ts',
    'bounds.to === max ? null : bounds.to',
    'bounds.to',
  ),
  of('src/features/browse/BikeGrid.test.tsx')(
    'S2.48',
    'src/features/browse/BikeGrid.tsx',
    "busy === 'list' ? 8 : 4",
    '8',
  ),
  card('S2.51', 'src/ui/BikeCard.tsx', '{formatKm(lang, card.mileage)}', ''),
  toolbar(
    'S2.70',
    'src/features/sell/EditorToolbar.tsx',
    "  { name: 'underline'",
    "  // { name: 'underline'",
  ),
  guarded('S2.107', 'src/features/likes/LikedBikes.tsx', 'lg:grid-cols-3', 'lg:grid-cols-4'),
  history(
    'S2.116',
    'src/features/conversations/Bubble.tsx',
    "'bubble-own bg-blue-soft'",
    "'bubble-own bg-leaf-soft'",
  ),
  guarded('S2.126', 'src/features/alerts/Alerts.tsx', "{translate(lang, texts)('loading')}", ''),
  ride('S2.159', 'src/components/route/rideParts.ts', 'points.length > 0', 'points.length > -1'),
  ride('S2.162', 'src/components/route/rideParts.ts', "type === 'video'", "type !== 'video'"),
  of('src/settings.test.ts')('S3.4', 'src/settings.ts', 'verified: true', 'verified: false'),
  of('src/domain/models/makes.test.ts')('S3.11', 'src/domain/models/makes.ts', "  'Brixton',", ''),
  thread('S4.24', 'src/features/conversations/readThread.ts', 'Invalid status: ', 'Odd status: '),
  of('src/firebase/unread.test.ts')(
    'S4.25',
    'src/firebase/unread.ts',
    "['new', 'replied']",
    "['new', 'replied', 'closed']",
  ),
  of('functions/src/entries/refreshRates.schedule.test.ts')(
    'S4.31',
    'functions/src/entries/refreshRates.schedule.ts',
    'every 60 minutes',
    'every 24 hours',
  ),
  of('functions/src/entries/refreshRates.schedule.test.ts')(
    'S9.4',
    'functions/src/entries/refreshRates.schedule.ts',
    'every 60 minutes',
    'every 61 minutes',
  ),
  credentials(
    'S5.2',
    'src/features/account/checkCredentials.ts',
    'password.length < minPasswordLength',
    'password.length <= minPasswordLength',
  ),
  ...(['S5.12', 'S5.13'] as const).map((statement) =>
    of('src/features/sell/ListingEditor.test.tsx')(
      statement,
      'src/features/sell/ActionBar.tsx',
      '{problem && t(problem)}',
      '',
    ),
  ),
  of('src/features/feedback/SupportHelp.test.tsx')(
    'S6.8',
    'src/features/feedback/SupportHelp.tsx',
    "session === 'out'",
    "session === 'loading'",
  ),
  of('src/features/feedback/SupportHelp.test.tsx')(
    'S8.42',
    'src/features/feedback/SignInFirst.tsx',
    "t('support.signIn')",
    "t('support.title')",
  ),
  social('S6.14', 'src/firebase/accounts.ts', "'auth/popup-blocked', ", ''),
  ride('S7.44', 'src/components/route/rideData.ts', "of('video', 2)", "of('video', 3)"),
  question(
    'S8.15',
    'src/features/conversations/questionFailure.ts',
    "reasons, 'sendFailed'",
    "reasons, 'tooMany'",
  ),
  question(
    'S8.16',
    'src/features/conversations/questionFailure.ts',
    "'not-found': 'unavailable'",
    "'not-found': 'tooMany'",
  ),
  of('src/features/mylistings/ownQuery.test.ts')(
    'S7.12',
    'src/features/mylistings/ownQuery.ts',
    "['deleted_at', '==', null],",
    '',
  ),
  of('src/features/mylistings/ownQuery.test.ts')(
    'S7.12',
    'src/features/mylistings/ownQuery.ts',
    "'desc'",
    "'asc'",
  ),
  of('src/features/sell/leaveEditor.test.ts')(
    'S8.4',
    'src/features/sell/leaveEditor.ts',
    'paths.myListings',
    'paths.home',
  ),
  of('src/features/browse/breakpoints.test.tsx')(
    'S9.3',
    'src/features/browse/FilterSidebar.tsx',
    'hidden lg:block',
    'hidden xl:block',
  ),
  of('src/features/browse/breakpoints.test.tsx')(
    'S9.3',
    'src/components/home/Hero.astro',
    '(min-width: 768px)',
    '(min-width: 900px)',
  ),
  of('src/features/conversations/otherName.test.ts')(
    'S8.47',
    'src/features/conversations/otherName.ts',
    'name && name !== unknownName',
    'name',
  ),
  thread(
    'S8.48',
    'src/features/conversations/readThread.ts',
    'reportError(new Error(`left',
    'console.warn(new Error(`left',
  ),
  handled('S8.52', 'src/shell/reportHandled.ts', 'reportError(failure, action)', 'void action'),
  handled('S8.52', 'src/features/sell/saveNotices.ts', 'reportHandled(error,', 'void (error,'),
];
