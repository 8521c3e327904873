/**
 * Milliseconds until what does not come is given up: long, so that no test fails because a machine is busy. With a mutant
 * switched on it is most likely that it never comes.
 */
export const patience = process.env.MUTANT ? 20_000 : 120_000;
