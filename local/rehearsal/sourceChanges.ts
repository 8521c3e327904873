export const removed = 'askStillForSale';

/** Sentence on every page of the first release, and its replacement in the second. */
export const sentences = [
  'A free marketplace for buyers and sellers',
  'A marketplace without fees for buyers and sellers',
] as const;

type Change = { file: string; from: string; to: string };

/**
 * Changes from the first release to the second: a function removed, another script, and another sentence on
 * every page.
 */
export const sourceChanges: readonly Change[] = [
  {
    file: 'functions/src/index.ts',
    from: `export { ${removed} } from './entries/${removed}.schedule.ts';\n`,
    to: '',
  },
  {
    file: 'src/features/browse/catalogueFiles.ts',
    from: 'const freshMs = 120_000;',
    to: 'const freshMs = 119_000;',
  },
  { file: 'src/i18n/texts/site.ts', from: sentences[0], to: sentences[1] },
];
