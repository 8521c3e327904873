import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import type { account } from '../../i18n/texts/account.ts';

const maxRedirectLength = 2_000;

/** The link in the email leads to `redirect`. */
export const sendConfirmation = (language: Language, redirect: string | null) =>
  call(
    'sendConfirmation',
    redirect === null || redirect.length > maxRedirectLength ? { language } : { language, redirect },
  );

/**
 * Returns the key of the text to show.
 * @example await resendConfirmation('en', null) // => 'confirm.resent'
 */
export const resendConfirmation = async (
  language: Language,
  redirect: string | null,
): Promise<keyof typeof account> => {
  try {
    await sendConfirmation(language, redirect);
    return 'confirm.resent';
  } catch (failure) {
    const code = codeOf(failure);
    if (code === 'resource-exhausted') return 'confirm.limit';
    if (code === 'unauthenticated') return 'confirm.elsewhere';
    return 'confirm.notSent';
  }
};
