/** Set in local storage while somebody is signed in here: the cheap question before Firebase is loaded. */
export const signedInKey = 'vongxe.session';
