/**
 * Dates of material changes of the terms, the latest last. Adding a date asks every member to agree again.
 */
export const termsVersions: readonly [string, ...string[]] = ['2026-11-27'];
export const termsVersion: string = termsVersions.at(-1) ?? termsVersions[0];

export const consentId = (userId: string): string => `${userId}_terms_${termsVersion}`;
