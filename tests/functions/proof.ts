export const proof: { token: string | null } = { token: null };
export const session = { idToken: async () => proof.token };
