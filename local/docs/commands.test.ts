import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { takeTarget } from '../takeTarget.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const documents = [
  ...globSync('docs/*.md', { cwd: inRoot() }),
  ...globSync('*.md', { cwd: inRoot() }),
].filter((file) => !file.includes('CHANGELOG'));

type Named = { file: string; program: string; words: string[] };

/** Returns the code of a document, with continued lines joined. */
const codeOf = (text: string): string[] => {
  const fences = [...text.matchAll(/^```(\w*)\n(.*?)^```/gms)];
  const blocks = fences.flatMap(([, language, code = '']) =>
    language === '' || language === 'sh' ? code : [],
  );
  const inline = [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline].flatMap((code) => code.replace(/\\\n\s*/g, ' ').split('\n'));
};

const named: Named[] = documents.flatMap((file) =>
  codeOf(read(file)).flatMap((line) =>
    [...line.matchAll(/(?<![\w-])(npm run|npm (?=test|start)|npx firebase) ?([\w:-]+[^|&;#]*)/g)].map(
      ([, program = '', rest = '']) => ({ file, program: program.trim(), words: rest.trim().split(/\s+/) }),
    ),
  ),
);
const ofNpm = named.filter(({ program }) => program !== 'npx firebase');
const ofFirebase = named.filter(({ program }) => program === 'npx firebase');
const title = ({ file, words }: Named) => `${file}: ${words.join(' ')}`;
const flagsIn = (words: readonly string[]) =>
  words.flatMap((word) => (word === '--' ? [] : (/^--?[a-z][\w-]*/i.exec(word) ?? [])));

/** Commands of firebase-tools with their options, from its sources: `name <needed> [possible...]`. */
const declared = new Map(
  globSync('node_modules/firebase-tools/lib/commands/*.js', { cwd: inRoot() }).flatMap((file) => {
    const text = read(file);
    const [, usage = ''] = /new command_1\.Command\("([^"]+)"\)/.exec(text) ?? [];
    const [name = '', ...args] = usage.split(' ');
    const options = [...text.matchAll(/\.option\("([^"]+)"/g)].flatMap(([, flags = '']) =>
      flags.match(/--?[\w-]+/g),
    );
    const force = text.includes('.withForce(') ? ['-f', '--force'] : [];
    return name ? [[name, { args, options: [...options, ...force] }] as const] : [];
  }),
);
const everywhere = [
  ...read('node_modules/firebase-tools/lib/index.js').matchAll(/program\.option\("([^"]+)"/g),
].flatMap(([, flags = '']) => flags.match(/--?[\w-]+/g) ?? []);
const { scripts } = JSON.parse(read('package.json'));

const sourcesOf = (script: string): string => {
  const [, file = ''] =
    new RegExp(`(?:'${script}'|\\b${script}): \\(\\) => import\\('\\./(.+?)'\\)`).exec(
      read('local/cli.ts'),
    ) ?? [];
  const text = read(`local/${file}`);
  const imported = [...text.matchAll(/from '\.\.\/(.+?)'/g)].map(([, path = '']) => `local/${path}`);
  return [text, ...imported.filter((path) => existsSync(inRoot(path))).map(read)].join('\n');
};

it('documents name commands', () => {
  expect(ofNpm.length).toBeGreaterThan(60);
  expect(ofFirebase.length).toBeGreaterThan(10);
  expect(everywhere).toContain('--project');
  expect(declared.get('functions:delete')?.options).toContain('--region');
});

it.each(ofNpm.map((one) => [title(one), one.words] as const))('%s is a script', (_, words) => {
  const [script = '', dashes, ...given] = words;
  expect(Object.keys(scripts)).toContain(script);
  // Without `--`, npm would interpret the options itself.
  if (flagsIn(words).length > 0) expect(dashes).toBe('--');
  if (dashes !== '--') return;
  const { args } = takeTarget(script, given);
  const knownFlags = sourcesOf(script);
  const ofDeploy = [...(declared.get('deploy')?.options ?? []), ...everywhere];
  for (const flag of flagsIn(args)) {
    const isOwn = knownFlags.includes(`'${flag}'`) || knownFlags.includes(`${flag.slice(2)}: { type:`);
    expect([flag, isOwn || (script === 'deploy' && ofDeploy.includes(flag))]).toEqual([flag, true]);
  }
});

it.each(ofFirebase.map((one) => [title(one), one.words] as const))(
  '%s is a command of firebase-tools',
  (_, words) => {
    const [name = '', ...given] = words;
    const command = declared.get(name);
    expect(command).toBeDefined();
    const knownOptions = [...(command?.options ?? []), ...everywhere];
    expect(flagsIn(given).filter((flag) => !knownOptions.includes(flag))).toEqual([]);
    const first = given.findIndex((word) => word.startsWith('-'));
    const plain = first < 0 ? given : given.slice(0, first);
    const wanted = command?.args ?? [];
    expect(plain.length).toBeGreaterThanOrEqual(wanted.filter((arg) => arg.startsWith('<')).length);
    if (!wanted.at(-1)?.includes('...')) expect(plain.length).toBeLessThanOrEqual(wanted.length);
  },
);

it.each(documents)('%s has blocks of commands that a shell can read', (file) => {
  const blocks = [...read(file).matchAll(/^```sh\n(.*?)^```/gms)].map(([, code = '']) => code);
  for (const block of blocks)
    expect(spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' }).stderr).toBe('');
});

it('each command of firebase-tools names its project, since .firebaserc is made later', () => {
  const without = ofFirebase.filter(
    ({ words }) =>
      !words.includes('--project') && !['login', 'projects:create', 'use'].includes(words[0] ?? ''),
  );
  expect(without.map(title)).toEqual([]);
});
