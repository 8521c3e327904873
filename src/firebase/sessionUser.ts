/** Person with a confirmed email address or phone number. `email` is '' unless confirmed. */
export type SessionUser = { id: string; email: string; name: string; avatar: string | null };
