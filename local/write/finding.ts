import type { Bilingual } from '../../src/domain/text/bilingual.schema.ts';

export type Finding = { kind: 'missing' | 'unequal' | 'old'; list: string; entry: string; what: Bilingual };
