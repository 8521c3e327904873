/** Milliseconds in which an action can be undone. */
export const undoTime = 10_000;
