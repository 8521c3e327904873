import { limits } from '../listings/listingFields.ts';

/** Maximum number of models in a filter or an alert. */
export const maxModels = 20;
/** The rules of alerts separate names by this sign. */
export const isModelName = (name: string): boolean =>
  name !== '' && name.length <= limits.model && !name.includes('|');
