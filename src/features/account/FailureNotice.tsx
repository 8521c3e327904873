import type { Language } from '../../i18n/languages.ts';
import type { Elements } from '../../ui/elements.ts';
import { FormStatus } from '../../ui/FormStatus.tsx';
import type { AccountText } from './CredentialInput.tsx';
import type { Failure } from './explainFailure.ts';

type Props = { t: AccountText; lang: Language; busy?: boolean; failure: Failure | null; children?: Elements };

/** Status line of an account form. `children` help after a failure. */
export const FailureNotice = ({ t, lang, busy = false, failure, children }: Props) => (
  <FormStatus
    lang={lang}
    sending={busy}
    problem={
      failure && {
        title: t(failure.title),
        text: failure.text ? t(failure.text) : failure.message,
      }
    }
  >
    {children}
  </FormStatus>
);
