import { openGlossary } from '../domain/glossary/glossary.ts';
import terms from './glossary.json' with { type: 'json' };

/** Terms of the trade in both languages. Browsers load glossary.json with the first search instead. */
export const glossary = openGlossary(terms);
