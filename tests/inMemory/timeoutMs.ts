/**
 * Timeout of waits in milliseconds: long for busy machines, shorter with a mutant, since most waits then
 * fail.
 */
export const timeoutMs = process.env.MUTANT ? 20_000 : 120_000;
