import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { decisionIndex, parseDecision, readDecisions } from './decisions.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const decisions = readDecisions();
const numbers = decisions.map(({ number }) => number);

it('reads number, title, date and status', () => {
  const head =
    '# 7. One policy\n\n2026-11-21, accepted, amended by 8 and 9. Replaces 3, 4.\n\n**Decided.** Yes.\n';
  expect(parseDecision('docs/decisions/007-policy.md', head)).toEqual({
    ...{ file: '007-policy.md', number: 7, title: 'One policy', date: '2026-11-21' },
    ...{ amendedBy: [8, 9], replaces: [3, 4] },
  });
  expect(() => parseDecision('a.md', '# 7. One policy\n\n**Question.** Which?\n')).toThrow('a.md must begin');
});

it('docs/decisions/README.md lists them; `node local/run.mjs docs` writes it anew', () =>
  expect(read('docs/decisions/README.md')).toBe(decisionIndex(decisions)));

it('each has the number of its file, and no number is used twice', () => {
  expect(decisions.length).toBeGreaterThan(90);
  for (const { file, number } of decisions)
    expect([file, file.startsWith(`${String(number).padStart(3, '0')}-`)]).toEqual([file, true]);
  const all = [...numbers, ...decisions.flatMap(({ replaces }) => replaces)];
  expect(all.filter((number, index) => all.indexOf(number) !== index)).toEqual([]);
});

it('a change of a decision is a later one that exists', () => {
  const wrong = decisions.flatMap(({ number, amendedBy, replaces }) => [
    ...amendedBy
      .filter((by) => by <= number || !numbers.includes(by))
      .map((by) => `${number} amended by ${by}`),
    ...replaces.filter((old) => old >= number).map((old) => `${number} replaces ${old}`),
  ]);
  expect(wrong).toEqual([]);
});

/** Returns the numbers in "decision 7", "decisions 7 and [8](…)", "decisions/009". */
const namedIn = (text: string): number[] => {
  const flat = text
    .replace(/\n\s*(?:\/\/|\*|#|>)?\s*/g, ' ')
    .replace(/\]\([^)]*\)/g, '')
    .replaceAll('[', '');
  const lists = flat.matchAll(/\bdecisions? ((?:\d{1,3}(?:, | and |, and )?)+)(?![\d/])/gi);
  const paths = text.matchAll(/decisions\/(\d{3})/g);
  return [
    ...[...lists].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number)),
    ...[...paths].map(([, number]) => Number(number)),
  ];
};

it('code and documents name decisions that stand', () => {
  expect(namedIn('(decision 7) [decisions 61](a.md) and [62](b.md), decisions/009')).toEqual([7, 61, 62, 9]);
  expect(namedIn('see decision\n * 12')).toEqual([12]);
  const files = execFileSync('git', ['grep', '-lIiE', 'decision'], { cwd: inRoot(), encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs|astro|css|md|rules|json|yml)$/.test(file))
    // Excludes history, guides about decisions of ministries, and lists of replaced decisions.
    .filter(
      (file) =>
        !/^(?:CHANGELOG\.md|src\/content\/|local\/docs\/decisions|docs\/decisions\/README)/.test(file),
    );
  const gone = files.flatMap((file) =>
    namedIn(read(file))
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file}: ${number}`),
  );
  expect(gone).toEqual([]);
});
