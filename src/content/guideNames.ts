/**
 * What a section of the buying guide is also asked for by: terms of glossary.json by their English label. The search
 * of the guides takes all ways to write them, in both languages.
 */
export const guideNames: Record<string, readonly string[]> = {
  'legal-1': ['Driving licence'],
  'legal-2': ['Driving licence'],
  'legal-3': ['Blue card (registration papers)'],
  'legal-4': ['Transfer of ownership'],
  insurance: ['Compulsory insurance'],
};
