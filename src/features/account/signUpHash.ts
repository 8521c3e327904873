/** Behind the address of /auth, opens the sign-up form. */
export const signUpHash = '#sign-up';
