import { Pencil, Trash2 } from 'lucide-react';
import { type Delivery, deliveries } from '../../domain/alerts/alertSettings.ts';
import { describeCriteria } from '../../i18n/describeCriteria.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { translate } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { MyAlert } from './planChange.ts';
import { rhythmOptions } from './rhythmOptions.ts';

type Props = {
  lang: Language;
  alert: MyAlert;
  busy: boolean;
  onSwitch: (active: boolean) => void;
  onRhythm: (delivery: Delivery | null) => void;
  onEdit: () => void;
  onDelete: () => void;
};

export const AlertRow = ({ lang, alert, busy, onSwitch, onRhythm, onEdit, onDelete }: Props) => {
  const t = translate(lang, alerts);
  const summary = describeCriteria(lang, alert.criteria);
  const state = t(alert.is_active ? 'active' : 'inactive');
  return (
    <li className="border-b border-line py-4 md:flex md:items-center md:gap-6" aria-busy={busy}>
      <div className="min-w-0 flex-1">
        <h2 className={`font-semibold text-pretty wrap-anywhere ${alert.is_active ? '' : 'text-ink-soft'}`}>
          {summary}
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">
          {t('created', { date: formatDate(lang, alert.created_at) })}
        </p>
        <Select
          aria-label={t('rhythmOf', { summary })}
          options={rhythmOptions(lang)}
          placeholder={t('usualRhythm')}
          value={alert.delivery ?? ''}
          disabled={busy}
          onValueChange={(value) => onRhythm(deliveries.find((rhythm) => rhythm === value) ?? null)}
          className="mt-2 max-w-72"
        />
      </div>
      <div className="mt-1 flex items-center justify-between gap-4 md:mt-0">
        <Switch
          label={state}
          // Begins with the visible text, so that voice control finds it.
          aria-label={`${state}. ${t('switch', { summary })}`}
          checked={alert.is_active}
          disabled={busy}
          onCheckedChange={onSwitch}
          className="min-w-32"
        />
        <IconButton
          icon={Pencil}
          label={t('edit', { summary })}
          disabled={busy}
          onClick={onEdit}
          className="ml-auto"
        />
        <IconButton icon={Trash2} label={t('delete', { summary })} disabled={busy} onClick={onDelete} />
      </div>
    </li>
  );
};
