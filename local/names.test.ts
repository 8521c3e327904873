import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isHeldIn, parseScript, plainFolders } from './docs/comments.ts';
import { inRoot } from './project.ts';

/** Unclear words, each with the glossary's term (docs/glossary.md). */
const instead: Record<string, string> = {
  asleep: 'hydration failed',
  awake: 'hydrated',
  belongings: 'personal data',
  deed: 'action',
  deeds: 'actions',
  desk: 'admin',
  farewell: 'leaving a thread',
  freshen: 'ask whether it is still for sale',
  goodbye: 'remove the worker',
  mends: 'repairs',
  nameless: 'hashed id',
  naughty: 'hostile input',
  reap: 'retry, verify',
  rooms: 'tabs',
  slim: 'critical CSS',
  slimmed: 'critical CSS',
  sow: 'seed',
  sown: 'seeded',
  sweep: 'clean up',
  talk: 'conversation',
};

/** @example wordsIn('reapMailNow') // => ['reap', 'mail', 'now'] */
const wordsIn = (name: string) => name.split(/(?=[A-Z])|[^a-zA-Z]+/).map((word) => word.toLowerCase());

const puzzling = (name: string) => wordsIn(name).filter((word) => Object.hasOwn(instead, word));

const anyWord = new RegExp(Object.keys(instead).join('|'), 'i');

const scriptOf = (file: string): string => {
  const text = readFileSync(inRoot(file), 'utf8');
  return file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
};

const identifiersOf = (file: string) => {
  const text = scriptOf(file);
  // Skips parsing if the text contains none of the words.
  if (!anyWord.test(text)) return [];
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parseScript(file, text));
  return [...names];
};

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'src', 'functions/src', 'local', 'rules', 'tests'],
  {
    cwd: inRoot(),
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => /\.(?:tsx?|astro|rules)$/.test(file) && file !== 'local/names.test.ts');

describe('names', () => {
  it('are looked at in every folder', () => expect(files.length).toBeGreaterThan(1_000));

  it('a word that puzzles is found in any name', () => {
    expect(puzzling('reapMailNow')).toEqual(['reap']);
    expect(puzzling('src/features/desk/Desk.tsx')).toEqual(['desk', 'desk']);
    expect(puzzling('desktop')).toEqual([]);
  });

  it('of files and folders are the terms of docs/glossary.md', () => {
    expect(files.filter((file) => puzzling(file).length > 0)).toEqual([]);
  });

  it('in code are the terms of docs/glossary.md', () => {
    const problems = files.flatMap((file) =>
      identifiersOf(file)
        .filter((name) => puzzling(name).length > 0)
        .map((name) => `${file}: ${name}`),
    );
    expect(problems).toEqual([]);
  });
});

/** Participles that need a noun: `found` does not say what was found. */
const participles = new Set(['found', 'known', 'said', 'kept', 'asked', 'told', 'heard']);
const isVague = (name: string) =>
  participles.has(name) || name === 'patience' || /^(?:most|fewest|longest)(?:[A-Z]|$)/.test(name);

/**
 * Returns the names that a file declares. Destructured names are omitted, because the object's type chose
 * them.
 */
const declaredIn = (file: string, text = scriptOf(file)): string[] => {
  if (file.endsWith('.rules'))
    return [...text.matchAll(/\b(?:let|function) \w+|(?<=\bfunction \w+\()[^)]*/g)].flatMap(([part]) =>
      part.replace(/^(?:let|function) /, '').split(/,\s*/),
    );
  const names: string[] = [];
  const visit = (node: ts.Node, parent: ts.Node) => {
    const isOwn =
      ts.isVariableDeclaration(node) ||
      (ts.isParameter(node) && !ts.isFunctionTypeNode(parent)) ||
      (ts.isBindingElement(node) && (node.propertyName !== undefined || ts.isArrayBindingPattern(parent)));
    if (isOwn && ts.isIdentifier(node.name)) names.push(node.name.text);
    ts.forEachChild(node, (child) => visit(child, node));
  };
  const tree = parseScript(file, text);
  visit(tree, tree);
  return names;
};

describe('variables are named by what they hold', () => {
  it('finds names without a noun', () => {
    const source = 'const found = (known) => 1; const { said, a: told } = b; let mostBikes = foundAll;';
    expect(declaredIn('a.ts', source).filter(isVague)).toEqual(['found', 'known', 'told', 'mostBikes']);
  });

  it('finds them in rules', () => {
    const source = 'function isShort(text, most) { let found = text.size(); return found < most; }';
    expect(declaredIn('a.rules', source).filter(isVague)).toEqual(['most', 'found']);
  });

  it.each(plainFolders)('in %s', (folder) => {
    const vague = files
      .filter((file) => isHeldIn(folder, file))
      .flatMap((file) =>
        declaredIn(file)
          .filter(isVague)
          .map((name) => `${file}: ${name}`),
      );
    expect(vague).toEqual([]);
  });
});

describe('a file of functions says by its name what calls it', () => {
  const starters = {
    schedule: /\bonSchedule\(/,
    trigger: /\bon(?:Document|Object)\w+\(/,
    call: /\bonCall\(/,
  };
  const functions = files.filter((file) => file.startsWith('functions/src/') && !file.endsWith('.test.ts'));

  it.each(Object.entries(starters))('%s', (kind, starter) => {
    const calling = functions.filter((file) => starter.test(readFileSync(inRoot(file), 'utf8')));
    expect(calling.length).toBeGreaterThan(5);
    expect(calling.filter((file) => !file.endsWith(`.${kind}.ts`))).toEqual([]);
    const named = functions.filter((file) => file.endsWith(`.${kind}.ts`));
    expect(named.filter((file) => !calling.includes(file))).toEqual([]);
  });
});
