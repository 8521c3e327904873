import { Fragment } from 'react';
import { type FactFilter, factFilters, rowOfFact } from '../../domain/listings/factFilters.ts';
import {
  choices,
  choose,
  type Filters,
  noFilters,
  rangeEnds,
  ranges,
} from '../../domain/search/bikeFilter.ts';
import type { Facets } from '../../domain/search/bikeIndex.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { AroundField } from './AroundField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { FactField } from './FactField.tsx';
import { ModelField } from './ModelField.tsx';
import { RangeField } from './RangeField.tsx';

type Fields = {
  lang: Language;
  draft: Filters;
  onDraft: (draft: Filters) => void;
  facets: Facets | undefined;
  hydrated: boolean;
  form?: string;
};

export const FilterFields = ({ lang, draft, onDraft, facets, hydrated, form }: Fields) => {
  const ends = rangeEnds(new Date());
  const isOffered = (name: FactFilter) =>
    rowOfFact(name).only === undefined || draft[name] || draft.category === 'electric';
  return (
    <div className="space-y-5">
      {choices.map((name) => (
        <Fragment key={name}>
          <ChoiceField
            lang={lang}
            name={name}
            value={draft[name]}
            onChoice={(value) => onDraft({ ...draft, ...choose(name, value) })}
            form={form}
            counts={facets?.[name]}
          />
          {name === 'make' && draft.make !== null && (
            <ModelField
              lang={lang}
              make={draft.make}
              value={draft.models}
              onChoice={(models) => onDraft({ ...draft, models })}
              form={form}
              counts={facets?.models}
            />
          )}
        </Fragment>
      ))}
      <AroundField
        lang={lang}
        hasPlace={draft.location !== null}
        value={draft.around}
        onChoice={(around) => onDraft({ ...draft, around })}
        form={form}
        count={facets?.around}
      />
      {ranges.map((name) => (
        <RangeField
          key={name}
          lang={lang}
          name={name}
          ends={ends[name]}
          bounds={draft[name]}
          onBounds={(bounds) => onDraft({ ...draft, [name]: bounds })}
          form={form}
          hydrated={hydrated}
          bars={name === 'price' ? facets?.prices : undefined}
        />
      ))}
      <fieldset>
        <legend className="text-sm font-semibold">{translate(lang, browse)('facts')}</legend>
        {factFilters.filter(isOffered).map((name) => (
          <FactField
            key={name}
            lang={lang}
            name={name}
            value={draft[name]}
            onChoice={(value) => onDraft({ ...draft, [name]: value })}
            form={form}
            count={facets?.[name]}
          />
        ))}
      </fieldset>
    </div>
  );
};

type Buttons = {
  lang: Language;
  /** Number of matching bikes; null while unknown. */
  count: number | null;
  onClear: () => void;
  onApply: () => void;
  /** Form to submit without scripts. */
  form?: string;
};

export const FilterButtons = ({ lang, count, onClear, onApply, form }: Buttons) => {
  const t = translate(lang, browse);
  return (
    <>
      <Button onClick={onClear} className="noscript:hidden">
        {t('clear')}
      </Button>
      <Button
        variant="primary"
        type={form ? 'submit' : 'button'}
        form={form}
        onClick={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        <span aria-live="polite">{count === null ? t('apply') : t('applyCount', { count })}</span>
      </Button>
    </>
  );
};

export const panelOf = ({ text: _, sort: __, ...panel }: Filters): Omit<Filters, 'text' | 'sort'> => panel;
export const clearPanel = panelOf(noFilters);
