/** Days after which a figure (`asOf`) or a wording (`revised`) must be reviewed. */
export const freshFor = { asOf: 180, revised: 365 } as const;
