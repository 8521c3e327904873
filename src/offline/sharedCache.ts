/** Where what somebody shares is kept. It does not begin as the copies of a build do, so that the next build leaves it. */
export const sharedCache = 'shared-vongxe';
