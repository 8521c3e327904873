/** Milliseconds for which something that was just done can be taken back. */
export const undoTime = 10_000;
