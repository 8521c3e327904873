const minute = 60_000;

/** `since`: milliseconds since the last save. */
export const isSaveDue = ({ busy, since }: { busy: boolean; since: number }): boolean =>
  since >= (busy ? minute : 3 * minute);

/** Returns whether to restart ended emulators: at most three times within ten minutes. */
export const mayRestart = (restarts: readonly number[], now: number): boolean =>
  restarts.filter((time) => now - time < 10 * minute).length < 3;
