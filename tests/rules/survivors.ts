/** Mutants that no test can notice, with the reason. Whatever else survives is a gap in the tests. */
export const survivors: { after: string; reason: string }[] = [];
