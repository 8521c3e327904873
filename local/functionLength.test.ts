import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inRoot } from './project.ts';

/** Maximum lines of a function. Unlike Biome's noExcessiveLinesPerFunction, this counts JSX. */
const maxLines = 100;

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'src', 'functions/src', 'local'],
  { cwd: inRoot(), encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const longFunctions = (file: string, text: string): string[] => {
  // Saves parsing: a short file has no long function.
  if (text.split('\n').length <= maxLines) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const long: string[] = [];
  const visit = (node: ts.Node) => {
    const first = lineAt(node.getStart(source));
    const lines = lineAt(node.end) - first + 1;
    if (lines <= maxLines) return;
    if (ts.isFunctionLike(node) && 'body' in node) long.push(`${file}:${first + 1}: ${lines} lines`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return long;
};

it('a function is measured from its first line to its last, with what it returns as JSX', () => {
  const component = (lines: number) =>
    `const a = 1;\nconst A = () => (\n<p>\n${'word\n'.repeat(lines - 4)}</p>\n);\n`;
  expect(longFunctions('a.tsx', component(100))).toEqual([]);
  expect(longFunctions('a.tsx', component(101))).toEqual(['a.tsx:2: 101 lines']);
});

it('no function of src, functions and local is longer than 100 lines', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((file) => longFunctions(file, readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});
