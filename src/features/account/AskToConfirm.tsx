import { Button } from '../../ui/Button.tsx';
import type { AccountText } from './CredentialInput.tsx';

type Props = { t: AccountText; busy: boolean; onConfirm: () => void };

/** Waits for a press, because mail scanners open links, too. */
export const AskToConfirm = ({ t, busy, onConfirm }: Props) => (
  <>
    <h1 className="text-3xl">{t('action.ask')}</h1>
    <p className="mt-3 mb-5">{t('action.askText')}</p>
    <Button variant="primary" loading={busy} onClick={onConfirm}>
      {t('action.confirm')}
    </Button>
  </>
);
