/**
 * Why the mail server takes no email at all. `connection`: it is not there, or speaks no TLS. `login`: it refuses our
 * password. `quota`: we have sent too much. `busy`: it asks to come back later. `refused`: it wants nothing from us.
 */
export const pauseReasons = ['connection', 'login', 'quota', 'busy', 'refused'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Failures in a row from which on a pause is an alarm: one alone is often a restart of the server. */
export const alarmingFailures = 2;
