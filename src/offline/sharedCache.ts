/** Cache for shared files. Its name has no build prefix, so new builds keep it. */
export const sharedCache = 'shared-vongxe';
