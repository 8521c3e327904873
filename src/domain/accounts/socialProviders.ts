/** Sign-in providers in the order of their buttons, with Firebase's ids. */
export const providerIds = { google: 'google.com', facebook: 'facebook.com' } as const;
export type SocialProvider = keyof typeof providerIds;
export const socialProviders = Object.keys(providerIds) as SocialProvider[];

export const isSocialProvider = (name: unknown): name is SocialProvider =>
  typeof name === 'string' && Object.hasOwn(providerIds, name);
