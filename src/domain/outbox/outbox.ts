/**
 * Reasons why the mail server accepts no email. `connection`: unreachable, or without TLS. `login`: password
 * refused. `quota`: sending limit reached. `busy`: try again later. `refused`: it rejects us altogether.
 */
export const pauseReasons = ['connection', 'login', 'quota', 'busy', 'refused'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Consecutive failures that raise an alarm; a single one is often a restart of the server. */
export const alarmingFailures = 2;
