/** Limits of the specification (S9.1): pixels of the longer side, megabytes, and quality from 0 to 1. */
export const compression = { maxWidthOrHeight: 2000, maxSizeMB: 2, initialQuality: 0.8 } as const;
