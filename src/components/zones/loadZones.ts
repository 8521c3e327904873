import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { formatPartDate } from '../../i18n/formatPartDate.ts';
import type { Language } from '../../i18n/languages.ts';
import { zones as texts } from '../../i18n/texts/zones.ts';
import { translate } from '../../i18n/texts.ts';
import { loadSources } from '../loadSources.ts';

type Phase = CollectionEntry<'zones'>['data']['phases'][number];

/** Loads zones and emission tests. A source without a file stops the build. */
export const loadZones = async (lang: Language) => {
  const t = translate(lang, texts);
  const tests = await getEntry('emissions', 'tests');
  if (!tests) throw new Error('src/content/emissions/tests.yaml is missing');
  return {
    zones: (await getCollection('zones')).toSorted((a, b) => a.data.order - b.data.order),
    tests: tests.data,
    levels: tests.data.limits.map(({ level, from }) => ({ level, from: from?.getTime() })),
    source: await loadSources(lang),
    from: ({ state, from, precision }: Pick<Phase, 'state' | 'from' | 'precision'>) =>
      t(state === 'adopted' ? 'fromAdopted' : 'fromProposed', {
        date: formatPartDate(lang, from, precision),
      }),
  };
};
export type Zones = Awaited<ReturnType<typeof loadZones>>;
