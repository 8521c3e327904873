/** Ids that listings and their addresses can have. Firestore keeps names such as __id__ for itself, and fails at them. */
export const isDocumentName = (name: string, most = 64): boolean =>
  name.length <= most && /^(?!__.*__$)[A-Za-z0-9_-]+$/.test(name);
