/**
 * Whether pages that are read carry the styles of their first screen alone. `CRITICAL_CSS=off npm run build` leaves every
 * page as Astro wrote it: correct, and a few kilobytes heavier (docs/decisions/026-critical-css.md).
 */
export const isCriticalCssOn: boolean = process.env.CRITICAL_CSS !== 'off';
