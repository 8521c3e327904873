import { maxNote } from '../../domain/moderation/moderation.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { WhoIsTold } from './WhoIsTold.tsx';

/** Returns an operator's note; null if nothing visible was typed. @example noteOf(' ') // => null */
export const noteOf = (typed: string): string | null => (hasVisibleText(typed) ? typed.trim() : null);

type Props = { lang: Language; receiver: string; value: string; onChange: (typed: string) => void };

/** Asks for the reason of an action against a member, whose email quotes it. */
export const NoteField = ({ lang, receiver, value, onChange }: Props) => {
  const t = translate(lang, admin);
  return (
    <>
      <WhoIsTold lang={lang} receiver={receiver} reason="note" />
      <Field label={t('noticeNote')} className="mt-4">
        {(ids) => (
          <TextArea
            {...ids}
            name="note"
            rows={3}
            maxLength={maxNote}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    </>
  );
};
