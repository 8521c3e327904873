/** Terms that name sections of the buying guide, by their English labels in glossary.json. */
export const guideNames: Record<string, readonly string[]> = {
  'legal-1': ['Driving licence'],
  'legal-2': ['Driving licence'],
  'legal-3': ['Blue card (registration papers)'],
  'legal-4': ['Transfer of ownership'],
  insurance: ['Compulsory insurance'],
};
