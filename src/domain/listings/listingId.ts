/** Firestore reserves names such as __id__. */
export const isDocumentName = (name: string, maxLength = 64): boolean =>
  name.length <= maxLength && /^(?!__.*__$)[A-Za-z0-9_-]+$/.test(name);
