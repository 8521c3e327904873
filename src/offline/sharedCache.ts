/** Cache for shared files. Without the build prefix: new builds keep it. */
export const sharedCache = 'shared-vongxe';
