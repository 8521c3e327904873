import type { Bilingual } from '../../src/domain/text/bilingual.schema.ts';

/** Task for an editor, with its list and entry. */
export type Finding = { kind: 'missing' | 'unequal' | 'old'; list: string; entry: string; what: Bilingual };
