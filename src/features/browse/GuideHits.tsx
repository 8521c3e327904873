import { useEffect, useState } from 'react';
import { findGuides, type GuideEntry, type GuideIndex } from '../../domain/guides/findGuides.ts';
import type { Language } from '../../i18n/languages.ts';
import { browse } from '../../i18n/texts/browse.ts';
import { translate } from '../../i18n/texts.ts';
import { guideIndex, localize } from '../../paths.ts';

let loading: Promise<GuideIndex> | null = null;
/** Fetched once a page. One that failed is asked for again with the next search. */
const loadIndex = (lang: Language) => {
  loading ??= fetch(localize(lang, guideIndex)).then((answer) => {
    if (!answer.ok) throw new Error(`the guides' index answered ${answer.status}`);
    return answer.json();
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
};

type Props = { lang: Language; text: string };

/** Sections of the guides with an answer to what was searched, in one line beside the bikes; nothing where there is none. */
export const GuideHits = ({ lang, text }: Props) => {
  const [hits, setHits] = useState<GuideEntry[]>([]);
  useEffect(() => {
    let isOvertaken = false;
    loadIndex(lang)
      .then((index) => findGuides(index, text))
      // Whoever looks for a bike has not missed anything.
      .catch(() => [])
      .then((found) => isOvertaken || setHits(found));
    return () => {
      isOvertaken = true;
    };
  }, [lang, text]);
  if (hits.length === 0) return null;
  return (
    // One line, however many hits it has: on a phone it is pushed aside with a thumb.
    <p className="flex items-center gap-x-4 overflow-x-auto whitespace-nowrap text-ink-soft">
      <span>{translate(lang, browse)('inGuides')}</span>
      {hits.map(({ title, path }) => (
        <a key={path} href={path} className="inline-flex min-h-11 items-center underline">
          {title}
        </a>
      ))}
    </p>
  );
};
