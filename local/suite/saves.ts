const minute = 60_000;

/** Is it time to save? Once a minute while the emulators are used, less often while they seem not to be. `since` in milliseconds. */
export const isSaveDue = ({ busy, since }: { busy: boolean; since: number }): boolean =>
  since >= (busy ? minute : 3 * minute);

/** Should emulators that ended be started again? Not a fourth time within ten minutes: they would not stay either. */
export const mayRestart = (restarts: readonly number[], now: number): boolean =>
  restarts.filter((time) => now - time < 10 * minute).length < 3;
