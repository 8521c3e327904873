/** @example secondsSince(Date.now() - 1234) // => '1.2 s' */
export const secondsSince = (start: number, now = Date.now()) => `${((now - start) / 1000).toFixed(1)} s`;
