import { limits } from '../listings/listingFields.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';

/** Maximum number of models in a filter or an alert. */
export const maxModels = 20;
/** Hidden form field: the make that the chosen models belong to. */
export const modelsOf = 'models_of';
/** Excludes `|`, which separates model names in the rules of alerts. */
export const isModelName = (name: string): boolean =>
  hasVisibleText(name) && name.length <= limits.model && !name.includes('|');
