/** Cache for shared files. Its name lacks the build prefix, so a new build does not delete it. */
export const sharedCache = 'shared-vongxe';
