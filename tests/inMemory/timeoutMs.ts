/**
 * Timeout of waits in milliseconds: long, so that no test fails on a busy machine. With a mutant most waits
 * fail, so it is shorter.
 */
export const timeoutMs = process.env.MUTANT ? 20_000 : 120_000;
