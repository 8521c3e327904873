/** The companies whose accounts sign in here, in the order of their buttons, each with Firebase's id for it. */
export const providerIds = { google: 'google.com', facebook: 'facebook.com' } as const;
export type SocialProvider = keyof typeof providerIds;
export const socialProviders = Object.keys(providerIds) as SocialProvider[];

/** Whether a stored word names such a company. */
export const isSocialProvider = (name: unknown): name is SocialProvider =>
  typeof name === 'string' && Object.hasOwn(providerIds, name);
