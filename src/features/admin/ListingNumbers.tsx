import { useState } from 'react';
import type { AdminListing, AdminNumber } from '../../domain/admin/adminAnswers.schema.ts';
import { readablePhone } from '../../domain/contacts/readablePhone.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { askAdmin } from './askAdmin.ts';
import { Choice } from './Entry.tsx';

type Props = { lang: Language; listing: Pick<AdminListing, 'id' | 'title'> };

const Numbers = ({ lang, numbers }: { lang: Language; numbers: readonly AdminNumber[] }) => {
  const t = translate(lang, admin);
  return (
    <div className="mt-2 text-sm">
      {numbers.length === 0 && <p>{t('noNumbers')}</p>}
      <ul aria-label={t('numbers')} className="figures">
        {numbers.map(({ channel, value, hidden }) => (
          <li key={channel}>
            <span>{`${t(`number.${channel}`)}: `}</span>
            <strong translate="no">{readablePhone(value)}</strong>
            {hidden && <span className="text-ink-soft"> · {t('numberHidden')}</span>}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{t('numbersKept')}</p>
    </div>
  );
};

/** Shows phone numbers on a press. Each access is audited, and counts towards a daily limit. */
export const ListingNumbers = ({ lang, listing }: Props) => {
  const [numbers, setNumbers] = useState<readonly AdminNumber[] | null>(null);
  const [loading, setLoading] = useState(false);
  const t = translate(lang, admin);
  const show = async () => {
    setLoading(true);
    try {
      setNumbers((await askAdmin({ queue: 'numbers', listing: listing.id })).numbers);
    } catch (failure) {
      reportHandled(failure, 'at /admin: numbers');
      const isOver = codeOf(failure) === 'resource-exhausted';
      notify({ title: t(isOver ? 'numbersTooMany' : 'failed.other'), tone: 'error' });
    } finally {
      setLoading(false);
    }
  };
  if (numbers) return <Numbers lang={lang} numbers={numbers} />;
  return (
    <div className="mt-2">
      <Choice
        label={t('showNumbers')}
        about={listing.title}
        variant="quiet"
        loading={loading}
        onClick={() => void show()}
      />
    </div>
  );
};
