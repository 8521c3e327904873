import { useState } from 'react';
import type { Phrase, PhraseValues } from '../../domain/conversations/phrase.ts';
import type { PhraseGroup } from '../../domain/conversations/phraseEntry.ts';
import { entryOf, type PhraseCode } from '../../domain/conversations/phrases.ts';
import {
  groupsAfter,
  phrasesAbout,
  type Side,
  suggestPhrases,
} from '../../domain/conversations/suggestPhrases.ts';
import type { Language } from '../../i18n/languages.ts';
import { otherLanguage, outlinePhrase } from '../../i18n/sayPhrase.ts';
import { phrasePicker } from '../../i18n/texts/phrasePicker.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { findPhrases } from './findPhrases.ts';
import { OtherReads } from './OtherReads.tsx';
import { PhraseGroups } from './PhraseGroups.tsx';
import { readUses } from './phraseUses.ts';
import { ValueForm } from './ValueForm.tsx';

type Props = {
  lang: Language;
  side: Side;
  otherPhrases: readonly Phrase[];
  chosen: readonly Phrase[];
  onChoose: (phrase: Phrase) => void;
  onClose: () => void;
};

export const PhraseBrowser = ({ lang, side, otherPhrases, chosen, onChoose, onClose }: Props) => {
  const t = translate(lang, phrasePicker);
  const [uses] = useState(readUses);
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<PhraseGroup | null>(null);
  const [filling, setFilling] = useState<PhraseCode | null>(null);
  const matches = findPhrases(typed, side, uses);
  const codes =
    matches ??
    (group ? phrasesAbout(group, side, otherPhrases, uses) : suggestPhrases(side, otherPhrases, uses));
  const left = codes.filter((code) => !chosen.some((phrase) => phrase.code === code));

  const choose = (code: PhraseCode, values?: PhraseValues) => onChoose(values ? { code, values } : { code });
  if (filling)
    return (
      <ValueForm
        lang={lang}
        code={filling}
        onBack={() => setFilling(null)}
        onFill={(values) => choose(filling, values)}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-3 rounded-md border border-line p-3">
      <Field label={t('search')} hint={t('searchHint')}>
        {(ids) => (
          <TextInput
            {...ids}
            type="search"
            autoComplete="off"
            maxLength={60}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // Otherwise Enter submits the message.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {matches && (left.length === 0 ? t('none') : t('found', { count: left.length }))}
      </p>
      {matches === null && (
        <PhraseGroups lang={lang} groups={groupsAfter(otherPhrases)} chosen={group} onChoose={setGroup} />
      )}
      <ul className="-mx-1 grid max-h-80 grid-cols-1 gap-1 overflow-y-auto overscroll-contain p-1">
        {left.map((code) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => ((entryOf(code)?.wants.length ?? 0) > 0 ? setFilling(code) : choose(code))}
              className="block min-h-11 w-full rounded-md border border-line bg-surface px-3 py-2 text-left font-semibold hover:border-ink hover:bg-sunken"
            >
              <span>{outlinePhrase(lang, code)}</span>
              <OtherReads lang={lang} text={outlinePhrase(otherLanguage(lang), code)} />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
};
