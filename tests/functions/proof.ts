/** Whose token the pages' own way to Firestore sends. Files of tests share their modules, so they share this one. */
export const proof: { token: string | null } = { token: null };
export const session = { idToken: async () => proof.token };
