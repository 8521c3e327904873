import type { SignIn } from '../installation/installation.schema.ts';
import type { Language } from './languages.ts';
import { legal } from './texts/legal.ts';
import { translate } from './texts.ts';

/** Sentences of the privacy policy about data that sign-in methods send to others. */
export const signInWays = (language: Language, ways: SignIn): string[] =>
  (['email', 'phone', 'google', 'facebook', 'zalo'] as const)
    .filter((way) => ways[way])
    .map((way) => translate(language, legal)(`signIn.${way}`));
