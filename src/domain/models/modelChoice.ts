import { limits } from '../listings/listingFields.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';

/** Maximum number of models in a filter or an alert. */
export const maxModels = 20;
/** Name of the field that says whose models a form offers. */
export const modelsOf = 'models_of';
/** The rules of alerts separate names by this sign. */
export const isModelName = (name: string): boolean =>
  hasVisibleText(name) && name.length <= limits.model && !name.includes('|');
