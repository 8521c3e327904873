/** Token of the pages' own Firestore client. Test files share modules, so they share this one. */
export const proof: { token: string | null } = { token: null };
export const session = { idToken: async () => proof.token };
