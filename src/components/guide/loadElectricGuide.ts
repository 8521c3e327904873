import { getCollection, getEntry } from 'astro:content';
import { isFor } from '../../domain/viewing/bikeKinds.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { zones as texts } from '../../i18n/texts/zones.ts';
import { translate } from '../../i18n/texts.ts';
import { loadInspection } from './loadInspection.ts';

const electric = { fuel: 'electric', transmission: 'automatic' };

/** Loads the electric guide. Unknown sources stop the build. */
export const loadElectricGuide = async (lang: Language) => {
  const guide = await getEntry('electricGuide', 'guide');
  if (!guide) throw new Error('src/content/electric/guide.yaml is missing');
  const sources = new Map((await getCollection('guideSources')).map(({ id, data }) => [id, data]));
  const { groups } = await loadInspection();
  return {
    ...guide.data,
    source: (name: string) => {
      const data = sources.get(name);
      if (!data) throw new Error(`src/content/sources has no ${name}`);
      const date = formatDate(lang, data.checked.getTime());
      return { text: translate(lang, texts)('source', { source: data[lang], date }), look: data.look };
    },
    groups: groups
      .map(({ title, points }) => ({ title, points: points.filter(({ only }) => isFor(only, electric)) }))
      .filter(({ points }) => points.length > 0)
      // Groups that are only for electric bikes come first.
      .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))),
  };
};
const isOwn = ({ points }: { points: readonly { only: string }[] }) =>
  points.every(({ only }) => only === 'electric');
