import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { englishTexts } from '../../tests/statements/englishTexts.ts';
import { mutants, type StatementMutant } from '../../tests/statements/mutants.ts';
import { quotes } from '../../tests/statements/quotes.ts';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';
import { secondsSince } from '../seconds.ts';
import { onStop } from '../stopping.ts';
import { runTool } from '../tool.ts';

/** Original contents of changed files, restored even after a crash. */
const originals = new Map<string, string>();
const restore = async () => {
  for (const [file, text] of originals) writeFileSync(file, text);
  originals.clear();
};
onStop.do(restore);

type Break = Pick<StatementMutant, 'file' | 'find' | 'put'>;

/** Changes a file in one place. @returns whether exactly one place matched */
const breakFile = ({ file, find, put }: Break): boolean => {
  const path = inRoot(file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) return false;
  if (!originals.has(path)) originals.set(path, text);
  writeFileSync(
    path,
    text.replace(find, () => put),
  );
  return true;
};

type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] };

const failedUnitTests = async (files: readonly string[]): Promise<string[]> => {
  const report = inRoot('.cache', 'results', 'statements.json');
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, '{"testResults":[]}');
  await runTool('vitest', [
    'run',
    '--project',
    'unit*',
    '--reporter=json',
    `--outputFile=${report}`,
    ...files,
  ]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : []));
};

const row = (statement: string, { file, find, put }: Break, noticed: string | undefined) => {
  const shown = (text: string) => `\`${text.trim().replaceAll('\n', ' ').replaceAll('|', '\\|')}\``;
  const change = put.trim() === '' ? `${shown(find)} is gone` : `${shown(find)} becomes ${shown(put)}`;
  console.log(`| ${statement} | ${file}: ${change} | ${noticed ?? 'NOBODY'} |`);
};

/** Changes all quoted words in one run: each has its own test. */
const tryWords = async (): Promise<number> => {
  const wording = ['src/i18n/texts/wording.test.ts', 'src/features/sell/wording.test.ts'];
  const texts = await englishTexts();
  const all = Object.entries(quotes).flatMap(([statement, own]) =>
    own.map((words) => ({ statement, words })),
  );
  const broken = all.filter(({ words }) => {
    const places = texts.filter((text) => text.words === words);
    for (const { file } of places)
      for (const quote of ["'", '"'])
        while (
          breakFile({ file, find: `en: ${quote}${words}${quote}`, put: `en: ${quote}(broken)${quote}` })
        );
    return places.length > 0;
  });
  const failed = await failedUnitTests(wording);
  await restore();
  const survived = broken.filter(
    ({ statement, words }) =>
      !failed.some((title) => title.includes(statement) && title.includes(`“${words}”`)),
  );
  console.log(`${broken.length - survived.length} of ${broken.length} quoted words noticed`);
  for (const { statement, words } of survived) console.log(`  nobody notices ${statement}: ${words}`);
  return survived.length;
};

const tryLines = async (): Promise<number> => {
  let survived = 0;
  for (const mutant of mutants) {
    if (!breakFile(mutant)) throw new Problem(`${mutant.file} does not hold \`${mutant.find}\` once.`);
    const noticed = (await failedUnitTests([mutant.test])).find((title) => title.includes(mutant.title));
    await restore();
    if (!noticed) survived += 1;
    row(mutant.statement, mutant, noticed && `${mutant.test}: ${noticed}`);
  }
  return survived;
};

export const tryStatements = async (): Promise<void> => {
  const begun = Date.now();
  const survived = (await tryWords()) + (await tryLines());
  console.log(`It took ${secondsSince(begun)}.`);
  if (survived > 0) throw new Problem(`${survived} broken statements were noticed by nobody.`);
};
