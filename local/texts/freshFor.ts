/** So many days after its day, a figure (`asOf`) or a wording (`revised`) is to be looked at again. */
export const freshFor = { asOf: 180, revised: 365 } as const;
