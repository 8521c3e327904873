/** With a confirmed address or number. The email is '' if not confirmed. */
export type SessionUser = { id: string; email: string; name: string; avatar: string | null };
