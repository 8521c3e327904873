/** Person with a confirmed email address or phone number. `email` is '' if unconfirmed. */
export type SessionUser = { id: string; email: string; name: string; avatar: string | null };
