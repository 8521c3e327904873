import { openGlossary } from '../domain/glossary/glossary.ts';
import terms from './glossary.json' with { type: 'json' };

/**
 * Terms of the trade in both languages, for builds and functions. Browsers load glossary.json with the first
 * search.
 */
export const glossary = openGlossary(terms);
