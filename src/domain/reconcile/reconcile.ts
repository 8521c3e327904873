/** Milliseconds. Runs start every five minutes: after this long without one, something is wrong. */
export const reconcileTimeoutMs = 20 * 60_000;

/** Data that the job repairs. `slugs`: addresses of bikes. `names`: sellers' names. */
export const reconcileKinds = [
  'rows',
  'files',
  'home',
  'pages',
  'slugs',
  'names',
  'shops',
  'photos',
  'originals',
  'news',
  'emails',
  'suspensions',
  'blocks',
] as const;
export type ReconcileKind = (typeof reconcileKinds)[number];
