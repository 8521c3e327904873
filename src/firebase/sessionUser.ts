/** A signed-in person with a confirmed address or number. The email is '' if it is not confirmed. */
export type SessionUser = { id: string; email: string; name: string; avatar: string | null };
