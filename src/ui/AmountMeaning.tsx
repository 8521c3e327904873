import { formatDong, formatKm } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/texts/ui.ts';
import { translate } from '../i18n/texts.ts';
import { Button } from './Button.tsx';
import type { AmountKind, Worded } from './useAmount.ts';

const formats = { money: formatDong, distance: formatKm } as const;

type Props = {
  lang: Language;
  kind: AmountKind;
  worded: Worded | null;
  /** Suggested amount if digits seem to be missing, else null. */
  meant: number | null;
  onChoose: (value: number) => void;
};

/** Shows the meaning of an amount in words. Asks if the amount is ambiguous or far too low. */
export const AmountMeaning = ({ lang, kind, worded, meant, onChoose }: Props) => {
  const t = translate(lang, ui);
  const format = (value: number) => formats[kind](lang, value);
  const [first, ...others] = worded?.values ?? [];
  return (
    <div role="status" className="mt-1.5 text-sm text-ink-soft empty:hidden">
      {!worded && meant !== null && (
        <Button key={meant} size="sm" onClick={() => onChoose(meant)}>
          {t('didYouMean', { amount: format(meant) })}
        </Button>
      )}
      {worded && first === undefined && (
        <span>{t(kind === 'money' ? 'unclearMoney' : 'unclearDistance')}</span>
      )}
      {first !== undefined && others.length === 0 && (
        <span className="figures">{`${worded?.isForeign ? '≈' : '='} ${format(first)}`}</span>
      )}
      {first !== undefined && others.length > 0 && (
        <span className="flex flex-wrap items-center gap-2">
          <span>{t('whichAmount')}</span>
          {[first, ...others].map((value) => (
            <Button key={value} size="sm" onClick={() => onChoose(value)}>
              {format(value)}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
};
