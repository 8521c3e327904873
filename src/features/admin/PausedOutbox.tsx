import type { OutboxPause } from '../../domain/outbox/outbox.schema.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useAdminActions } from './useAdminActions.ts';

type Props = { lang: Language; pause: OutboxPause; onDone: () => void };

/** Shows why emails are rejected and when the next attempt is. A button retries now. */
export const PausedOutbox = ({ lang, pause, onDone }: Props) => {
  const t = translate(lang, admin);
  // 0, because a retry cannot undo another operator's decision.
  const { busy, perform } = useAdminActions(lang, 0, onDone);
  const { since, until, failures, reason, error } = pause;
  return (
    <section className="mb-5 rounded-md border border-danger bg-danger-soft px-4 py-3 text-ink">
      <h3 className="font-semibold">{t('paused')}</h3>
      <p className="mt-1">{t(`pausedBy.${reason}`)}</p>
      <p className="mt-1 text-sm wrap-anywhere">
        {t('pausedSince', { since: formatMoment(lang, since), count: failures, error })}
      </p>
      <p className="mt-1 mb-3 text-sm">{t('pausedNext', { until: formatMoment(lang, until) })}</p>
      <Button loading={busy !== null} onClick={() => void perform({ act: 'resume' }, 'outbox')}>
        {t('resume')}
      </Button>
    </section>
  );
};
