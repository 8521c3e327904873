/**
 * Reasons why the mail server takes no email. `connection`: unreachable, or without TLS. `login`: password
 * refused. `quota`: limit reached. `busy`: try again later. `refused`: the server rejects this site.
 */
export const pauseReasons = ['connection', 'login', 'quota', 'busy', 'refused'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Consecutive failures that raise an alarm. A single failure is often a restart. */
export const alarmingFailures = 2;
