import type { Elements } from '../../ui/elements.ts';
import type { AccountText } from './CredentialInput.tsx';
import type { Failure } from './explainFailure.ts';

type Props = { t: AccountText; failure: Failure | null; children?: Elements };

/** Why the action failed, above the form, until it is tried again. `children` is what can be done about it. */
export const FailureNotice = ({ t, failure, children }: Props) => (
  <div role="alert">
    {failure && (
      <div className="mb-5 rounded-md border border-danger bg-danger-soft px-4 py-3 text-ink">
        <p className="font-semibold">{t(failure.title)}</p>
        {(failure.text || failure.message) && (
          <p className="mt-1 text-sm">{failure.text ? t(failure.text) : failure.message}</p>
        )}
        {children}
      </div>
    )}
  </div>
);
