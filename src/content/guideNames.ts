/**
 * Other names of sections in the buying guide: terms of glossary.json by English label. The search accepts
 * all their spellings in both languages.
 */
export const guideNames: Record<string, readonly string[]> = {
  'legal-1': ['Driving licence'],
  'legal-2': ['Driving licence'],
  'legal-3': ['Blue card (registration papers)'],
  'legal-4': ['Transfer of ownership'],
  insurance: ['Compulsory insurance'],
};
