/** Local storage key, set while a member is signed in. It can be read before Firebase is loaded. */
export const signedInKey = 'vongxe.session';
