import { isChoiceField, isOptionalField } from '../../domain/listings/fields.ts';
import type { PastedField } from '../../domain/pasted/readAdvertisement.ts';
import { fieldLabel } from '../../i18n/fieldWords.ts';
import { formatList } from '../../i18n/formatList.ts';
import type { Language } from '../../i18n/languages.ts';
import { pasteResult } from '../../i18n/texts/pasteResult.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { focusField } from './focusField.ts';
import { PublicNumbers } from './PublicNumbers.tsx';
import type { PastePlan } from './planPaste.ts';

type Props = { lang: Language; plan: PastePlan; onUndo: () => void };

export const PasteResult = ({ lang, plan: { filled, unsure, kept, isOfSeveral }, onUndo }: Props) => {
  const t = translate(lang, pasteResult);
  const name = (field: PastedField) =>
    isChoiceField(field) || isOptionalField(field)
      ? fieldLabel(lang, field).toLocaleLowerCase(lang)
      : t(field);
  const list = (fields: PastePlan['filled']) => formatList(lang, 'unit', fields.map(name));
  return (
    <>
      {isOfSeveral && <p>{t('several')}</p>}
      {filled.length > 0 && <p>{t('done', { fields: list(filled) })}</p>}
      {unsure.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          <span>{t('check')}</span>
          {unsure.map((field) => (
            <Button key={field} size="sm" onClick={() => focusField(field)}>
              {name(field)}
            </Button>
          ))}
        </p>
      )}
      {kept.length > 0 && <p>{t('kept', { fields: list(kept) })}</p>}
      <PublicNumbers lang={lang} />
      {!isOfSeveral && <p className="text-sm text-ink-soft">{t('missing')}</p>}
      {filled.length > 0 && (
        <Button size="sm" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </>
  );
};
