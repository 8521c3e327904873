/** Key in local storage, set while somebody is signed in. It can be read before Firebase is loaded. */
export const signedInKey = 'vongxe.session';
