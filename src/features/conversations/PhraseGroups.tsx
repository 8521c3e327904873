import type { PhraseGroup } from '../../domain/conversations/phraseEntry.ts';
import type { Language } from '../../i18n/languages.ts';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { translate } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';

type Props = {
  lang: Language;
  groups: readonly PhraseGroup[];
  /** Null shows suggestions. */
  chosen: PhraseGroup | null;
  onChoose: (group: PhraseGroup | null) => void;
};

export const PhraseGroups = ({ lang, groups, chosen, onChoose }: Props) => {
  const t = translate(lang, phrasePicker);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would nest another frame in the form.
    <div
      role="group"
      aria-label={t('groups')}
      className="-mx-3 flex gap-1.5 overflow-x-auto px-3 py-1 md:flex-wrap"
    >
      {[null, ...groups].map((group) => (
        <button
          key={group ?? ''}
          type="button"
          aria-pressed={group === chosen}
          onClick={() => onChoose(group)}
          className={classes(
            'touch min-h-9 shrink-0 rounded-full border px-3 py-1 text-sm/snug font-semibold',
            group === chosen
              ? 'border-ink bg-ink text-paper'
              : 'border-line-strong bg-surface hover:border-ink',
          )}
        >
          {t(group === null ? 'suggested' : `group.${group}`)}
        </button>
      ))}
    </div>
  );
};
