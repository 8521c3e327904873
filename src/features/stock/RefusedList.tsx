import type { RefusedBike } from '../../domain/stock/stock.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';

const reasonText = (lang: Language, reason: string) => {
  const key = `refused.${reason}`;
  return key in stock ? translate(lang, stock)(key as 'refused.gone') : reason;
};

export const RefusedList = ({ lang, refused }: { lang: Language; refused: readonly RefusedBike[] }) =>
  refused.length === 0 ? null : (
    <div role="status" className="mb-4 rounded-md border border-line-strong bg-sunken px-4 py-3">
      <p className="font-semibold">{translate(lang, stock)('notChanged')}</p>
      <ul className="mt-1 text-sm">
        {refused.slice(0, 50).map(({ number, title, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index}>
            <span translate="no">{[number, title].filter(Boolean).join(' · ')}</span>
            {' – '}
            <span>{reasonText(lang, reason)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
