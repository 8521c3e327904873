import { useEffect, useMemo, useState } from 'react';
import type { GuideEntry, GuideIndex } from '../../domain/guides/findGuides.ts';
import type { Language } from '../../i18n/languages.ts';
import { guideIndex, localize } from '../../paths.ts';

type Find = (text: string) => GuideEntry[];

const fetchIndex = async (lang: Language): Promise<GuideIndex> => {
  const answer = await fetch(localize(lang, guideIndex));
  if (!answer.ok) throw new Error(`the guides' index answered ${answer.status}`);
  return answer.json();
};

let loading: Promise<Find> | null = null;
const loadFinder = (lang: Language): Promise<Find> => {
  loading ??= Promise.all([import('../../domain/guides/findGuides.ts'), fetchIndex(lang)]).then(
    ([{ findGuides }, index]) =>
      (text) =>
        findGuides(index, text),
  );
  loading.catch(() => {
    loading = null;
  });
  return loading;
};

/**
 * Finds guide sections that fit a search.
 * @param wanted searched text, whose results may be loading
 * @param shown searched text of the displayed list
 * @returns `isLate`: the list is already displayed, so sections above it would shift the bikes
 */
export const useGuides = (lang: Language, wanted: string, shown: string) => {
  const [find, setFind] = useState<Find | null>(null);
  const [shownWithout, setShownWithout] = useState(shown);
  if (!find && shownWithout !== shown) setShownWithout(shown);
  useEffect(() => {
    if (wanted === '' || find) return;
    loadFinder(lang).then(
      (loaded) => setFind(() => loaded),
      // Failures are ignored: guides are optional.
      () => undefined,
    );
  }, [lang, wanted, find]);
  const hits = useMemo(() => (find && shown !== '' ? find(shown) : []), [find, shown]);
  return { hits, isLate: shownWithout === shown };
};
