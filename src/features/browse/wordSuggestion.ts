import { locationLabel, saigon } from '../../domain/places/locations.ts';
import type { Suggestion } from '../../domain/search/suggest.ts';
import type { Suggested } from '../../domain/search/suggestNames.ts';
import type { Language } from '../../i18n/languages.ts';
import { bike } from '../../i18n/texts/bike.ts';
import { translate } from '../../i18n/texts.ts';

/** Text of a suggestion, to show and to search for. @example 'Honda Wave', 'Sài Gòn', 'xe số' */
export const wordSuggestion = (lang: Language, suggested: Suggested): string => {
  if (suggested.name === 'bike') return suggested.words;
  if (suggested.name === 'kind') return translate(lang, bike)(suggested.kind).toLowerCase();
  return suggested.isSaigon ? saigon[lang] : locationLabel(lang, suggested.place);
};

/**
 * @example applySuggestion('vi', 'xe số sai', { name: 'location', isSaigon: true, start: 2, … }) // => 'xe số Sài Gòn'
 */
export const applySuggestion = (lang: Language, text: string, suggestion: Suggestion): string =>
  [...text.trim().split(/\s+/).slice(0, suggestion.start), wordSuggestion(lang, suggestion)].join(' ');
