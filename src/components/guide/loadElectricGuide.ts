import { getEntry } from 'astro:content';
import { isFor } from '../../domain/viewing/bikeKinds.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadSources } from '../loadSources.ts';
import { loadInspection } from './loadInspection.ts';

const electric = { fuel: 'electric', transmission: 'automatic' };

/** Loads the electric guide. Unknown sources stop the build. */
export const loadElectricGuide = async (lang: Language) => {
  const guide = await getEntry('electricGuide', 'guide');
  if (!guide) throw new Error('src/content/electric/guide.yaml is missing');
  const { groups } = await loadInspection();
  return {
    ...guide.data,
    source: await loadSources(lang),
    groups: groups
      .map(({ title, points }) => ({ title, points: points.filter(({ only }) => isFor(only, electric)) }))
      .filter(({ points }) => points.length > 0)
      .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))),
  };
};
const isOwn = ({ points }: { points: readonly { only: string }[] }) =>
  points.every(({ only }) => only === 'electric');
