/**
 * Whether reading pages contain only the styles of their first screen. `CRITICAL_CSS=off npm run build`
 * leaves pages as Astro wrote them (docs/decisions/115-critical-css-beside-beasties.md).
 */
export const isCriticalCssOn: boolean = process.env.CRITICAL_CSS !== 'off';
