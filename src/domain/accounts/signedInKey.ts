/** Local storage key, set while a member is signed in; readable before Firebase is loaded. */
export const signedInKey = 'vongxe.session';
