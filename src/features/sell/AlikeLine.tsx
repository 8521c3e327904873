import { useEffect, useState } from 'react';
import { formatRange } from '../../i18n/formatRange.ts';
import type { Language } from '../../i18n/languages.ts';
import { alikeLine } from '../../i18n/texts/alikeLine.ts';
import { translate } from '../../i18n/texts.ts';
import { addressIn, valuePath } from '../../landingPaths.ts';
import { type AlikeFigures, alikeQuery, askAlike } from './askAlike.ts';
import { useValue } from './formContext.ts';

/** Milliseconds without typing before a request. */
const debounceMs = 500;

/** Null until the query's figures arrive. */
const useFigures = (query: string | null): AlikeFigures | null => {
  const [answer, setAnswer] = useState<{ query: string; figures: AlikeFigures | null } | null>(null);
  useEffect(() => {
    if (query === null) return;
    const overtaken = new AbortController();
    const waiting = setTimeout(async () => {
      const figures = await askAlike(query, overtaken.signal);
      if (!overtaken.signal.aborted) setAnswer({ query, figures });
    }, debounceMs);
    return () => {
      clearTimeout(waiting);
      overtaken.abort();
    };
  }, [query]);
  return answer?.query === query ? answer.figures : null;
};

/** Price range of similar bikes. Needs make, model, year and mileage. */
export const AlikeLine = ({ lang }: { lang: Language }) => {
  const t = translate(lang, alikeLine);
  const [make, model, year] = [useValue('make'), useValue('model'), useValue('year')];
  const [mileage, fuel, facts] = [useValue('mileage'), useValue('fuel'), useValue('facts')];
  const query = alikeQuery({ make, model, year, mileage, fuel, facts });
  const figures = useFigures(query);
  // Opens another tab, so that the form stays.
  const link = (search: string, words: string) => (
    <a href={addressIn(lang, valuePath) + search} target="_blank" rel="noreferrer" className="onward">
      {words}
    </a>
  );
  return (
    <>
      <p role="status" className="mt-1.5 text-sm empty:hidden">
        {figures && (
          <>
            <span>
              {`${t(figures.basis === 'model' ? 'range' : 'wider', {
                range: formatRange(lang, { from: figures.low, to: figures.high }),
                count: figures.count,
              })} `}
            </span>
            {link(query ?? '', t('how'))}
          </>
        )}
      </p>
      {!figures && <p className="text-sm">{link('', t('worth'))}</p>}
    </>
  );
};
