import type { Fact } from './facts.ts';

/** Former features that became facts; older listings have them. */
export const formerFeatures = {
  card: 'Blue card (registration papers)',
  papers: 'Registered in my name',
  transfer: 'Ready for transfer of ownership',
} as const;
const sameAs: ReadonlyMap<string, Fact> = new Map([
  [formerFeatures.papers, 'papers:own_name'],
  [formerFeatures.transfer, 'transfer:helps'],
]);

type Listing = { facts?: readonly Fact[] | undefined; features: readonly string[] };

/**
 * Returns a listing's facts, including those from former features, and its remaining features.
 * @example statedFacts({ features: ['LED lights', 'Registered in my name'] })
 * // => { facts: ['papers:own_name'], features: ['LED lights'] }
 */
export const statedFacts = ({ facts = [], features }: Listing): { facts: Fact[]; features: string[] } => {
  const stated = [...facts];
  const isAnswered = (question: string) => stated.some((fact) => fact.startsWith(`${question}:`));
  for (const feature of features) {
    const fact = sameAs.get(feature);
    if (fact !== undefined && !isAnswered(fact.slice(0, fact.indexOf(':')))) stated.push(fact);
  }
  const answered = Object.entries(formerFeatures).flatMap(([question, feature]) =>
    isAnswered(question) ? [feature as string] : [],
  );
  return { facts: stated, features: features.filter((feature) => !answered.includes(feature)) };
};
