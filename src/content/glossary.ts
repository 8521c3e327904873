import { openGlossary } from '../domain/glossary/glossary.ts';
import terms from './glossary.json' with { type: 'json' };

/** The terms of the trade in both languages, from glossary.json. A browser fetches that file with its first search instead. */
export const glossary = openGlossary(terms);
