import { call, codeOf } from '../../firebase/calls.ts';
import type { Language } from '../../i18n/languages.ts';
import type { account } from '../../i18n/texts/account.ts';

/**
 * Has the letter sent again to the account that waits in this browser; what to say about it.
 * @example await resendConfirmation('en', null) // => 'confirm.resent'
 */
export const resendConfirmation = async (
  language: Language,
  redirect: string | null,
): Promise<keyof typeof account> => {
  try {
    await call('sendConfirmation', { language, redirect });
    return 'confirm.resent';
  } catch (failure) {
    const code = codeOf(failure);
    if (code === 'resource-exhausted') return 'confirm.limit';
    if (code === 'unauthenticated') return 'confirm.elsewhere';
    return 'confirm.notSent';
  }
};
