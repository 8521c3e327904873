/**
 * Versions of terms, operating rules and privacy policy that members agree to: days of material changes, the latest last.
 * A new day asks every member again.
 */
export const termsVersions: readonly [string, ...string[]] = ['2026-11-27'];
export const termsVersion: string = termsVersions.at(-1) ?? termsVersions[0];

/** Id of somebody's agreement to the present version. */
export const consentId = (userId: string): string => `${userId}_terms_${termsVersion}`;
