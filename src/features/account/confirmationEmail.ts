import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import type { account } from '../../i18n/texts/account.ts';

const longestRedirect = 2_000;

/** Has the email sent that confirms the address, and leads to the redirect afterwards. */
export const sendConfirmation = (language: Language, redirect: string | null) =>
  call(
    'sendConfirmation',
    redirect === null || redirect.length > longestRedirect ? { language } : { language, redirect },
  );

/**
 * Has the email sent again to the account that waits in this browser; what to say about it.
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
