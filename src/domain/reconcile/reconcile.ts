/** Milliseconds. The comparison runs every five minutes; after this long something keeps it from running. */
export const reconcilePatience = 20 * 60_000;

/**
 * What the comparison of everything with the listings can find wrong, and mends: rows of the list, files of the list,
 * the home page, pages of bikes, their addresses, sellers' names, photos in the wrong place, originals that lay in
 * quarantine, bikes that nobody was told of, emails that were never queued, suspensions and blocks that nothing followed.
 */
export const reconcileKinds = [
  'rows',
  'files',
  'home',
  'pages',
  'slugs',
  'names',
  'photos',
  'originals',
  'news',
  'emails',
  'suspensions',
  'blocks',
] as const;
export type ReconcileKind = (typeof reconcileKinds)[number];
