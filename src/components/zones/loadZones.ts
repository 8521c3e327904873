import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { formatDate } from '../../i18n/format.ts';
import { formatPartDate } from '../../i18n/formatPartDate.ts';
import type { Language } from '../../i18n/languages.ts';
import { zones as texts } from '../../i18n/texts/zones.ts';
import { translate } from '../../i18n/texts.ts';

type Phase = CollectionEntry<'zones'>['data']['phases'][number];

/** Loads zones and emission tests. A source without a file stops the build. */
export const loadZones = async (lang: Language) => {
  const t = translate(lang, texts);
  const sources = new Map((await getCollection('guideSources')).map(({ id, data }) => [id, data]));
  const tests = await getEntry('emissions', 'tests');
  if (!tests) throw new Error('src/content/emissions/tests.yaml is missing');
  return {
    zones: (await getCollection('zones')).toSorted((a, b) => a.data.order - b.data.order),
    tests: tests.data,
    levels: tests.data.limits.map(({ level, from }) => ({ level, from: from?.getTime() })),
    source: (name: string) => {
      const data = sources.get(name);
      if (!data) throw new Error(`src/content/sources has no ${name}`);
      const date = formatDate(lang, data.checked.getTime());
      return { text: t('source', { source: data[lang], date }), look: data.look };
    },
    from: ({ state, from, precision }: Pick<Phase, 'state' | 'from' | 'precision'>) =>
      t(state === 'adopted' ? 'fromAdopted' : 'fromProposed', {
        date: formatPartDate(lang, from, precision),
      }),
  };
};
export type Zones = Awaited<ReturnType<typeof loadZones>>;
