/** S9.1. Pixels of the longer side, megabytes, and a share of full quality. */
export const compression = { maxWidthOrHeight: 2000, maxSizeMB: 2, initialQuality: 0.8 } as const;
