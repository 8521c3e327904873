/** Local storage key, set while signed in: readable before Firebase is loaded. */
export const signedInKey = 'vongxe.session';
