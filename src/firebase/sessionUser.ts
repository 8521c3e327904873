/** Somebody signed in with a confirmed address or number; without a confirmed address the email is empty. */
export type SessionUser = { id: string; email: string; name: string; avatar: string | null };
