import { useState } from 'react';
import { entryOf } from '../../domain/conversations/phrases.ts';
import { suggestPhrases } from '../../domain/conversations/suggestPhrases.ts';
import { sayPhrase } from '../../i18n/sayPhrase.ts';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { translate } from '../../i18n/texts.ts';
import type { PhraseFieldProps } from './phraseFieldProps.ts';
import { readUses } from './phraseUses.ts';

const shown = 3;

export const QuickPhrases = ({ lang, side, otherPhrases, onChange }: PhraseFieldProps) => {
  const [codes] = useState(() =>
    suggestPhrases(side, otherPhrases, readUses())
      .filter((code) => entryOf(code)?.wants.length === 0)
      .slice(0, shown),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would nest another frame in the form.
    <div
      role="group"
      aria-label={translate(lang, phrasePicker)('title')}
      className="mb-3 flex flex-wrap gap-2"
    >
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          onClick={() => onChange([{ code }])}
          className="touch min-h-9 rounded-full border border-line-strong bg-surface px-3 py-1 text-left text-sm/snug font-semibold hover:border-ink hover:bg-sunken"
        >
          {sayPhrase(lang, { code })}
        </button>
      ))}
    </div>
  );
};
