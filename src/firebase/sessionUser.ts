/** Somebody signed in with a confirmed address. */
export type SessionUser = { id: string; email: string; name: string; avatar: string | null };
