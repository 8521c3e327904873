import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { Select } from '../../ui/Select.tsx';
import { type Bikes, type View, views } from './mergeThreads.ts';
import { listOthers } from './useInboxAddress.ts';

type Props = {
  lang: Language;
  view: View;
  bike: string | null;
  bikes: Bikes;
};

const isView = (value: string): value is View => views.some((view) => view === value);

export const InboxFilters = ({ lang, view, bike, bikes }: Props) => {
  const t = translate(lang, conversations);
  const choices = [...bikes]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, lang, { numeric: true }));
  // The bike's name is unknown until its thread is loaded.
  const unknown = bike !== null && !bikes.has(bike);
  return (
    <div className="mb-4 grid gap-2">
      <Select
        aria-label={t('show')}
        value={view}
        options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        onValueChange={(value) => isView(value) && listOthers({ view: value, bike })}
      />
      <Select
        aria-label={t('bike')}
        value={bike ?? ''}
        options={[
          { value: '', label: t('allBikes') },
          ...(unknown ? [{ value: bike, label: t('thisBike') }] : []),
          ...choices,
        ]}
        onValueChange={(value) => listOthers({ view, bike: value || null })}
      />
    </div>
  );
};
