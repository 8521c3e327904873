import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './project.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'functions/src'], {
  cwd: inRoot(),
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.(?:tsx?|astro)$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Matches code that removes accents itself. */
const ownFolding =
  /\.normalize\(|\\p\{(?:Mn|Me|Mark|Nonspacing_Mark)\}|\\u03[0-6][0-9a-f]|[đĐ]['"/]g?, ?['"][dD]/i;

const mayFold: Record<string, string> = {
  'src/domain/text/foldAccents.ts': 'the one place where text is folded',
  'src/domain/text/hiddenCharacters.ts': 'the list of invisible characters, one of which is U+034F',
  'src/domain/models/modelNames.ts':
    'looks whether a name ends before an accent; compares what foldAccents returns',
  'src/domain/stock/decodeText.ts': 'composes letters of Windows-1258, whose accents are signs of their own',
  'functions/src/assistants/sellerWords.plan.ts': 'finds numbers and addresses in letters of other forms',
};

it('text is folded in one place, so that search, forms, adverts and warnings read a word in the same way', () => {
  const folding = files.filter((file) => ownFolding.test(readFileSync(inRoot(file), 'utf8')));
  expect(folding.toSorted()).toEqual(Object.keys(mayFold).toSorted());
});

it.each(["text.normalize('NFD')", '/\\p{Mn}/gu', '/[\\u0300-\\u036f]/g', "replaceAll('đ', 'd')"])(
  'finds %s',
  (source) => expect(ownFolding.test(source)).toBe(true),
);
