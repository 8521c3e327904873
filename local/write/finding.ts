import type { Bilingual } from '../../src/domain/text/bilingual.schema.ts';

/** Something for an editor to do, and where. */
export type Finding = { kind: 'missing' | 'unequal' | 'old'; list: string; entry: string; what: Bilingual };
