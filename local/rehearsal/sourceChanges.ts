export const removed = 'askStillForSale';

/** Sentences on every page: of the first release, and of the second. */
export const sentences = [
  'A free marketplace for buyers and sellers',
  'A marketplace without fees for buyers and sellers',
] as const;

type Change = { file: string; from: string; to: string };

/** Makes the second release: a removed function, another script, and a text on every page. */
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
