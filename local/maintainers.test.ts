import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './project.ts';
import { shiftPorts } from './suite/ports.ts';
import { takeTarget } from './takeTarget.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const json = (file: string) => JSON.parse(read(file));
const { scripts, dependencies, devDependencies, optionalDependencies } = json('package.json');
const workflows = globSync('.github/workflows/*.yml', { cwd: inRoot() });

it('each npm command in workflows, templates and the container is a script of package.json', () => {
  const files = [...workflows, '.github/pull_request_template.md', '.devcontainer/devcontainer.json'];
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(new Set(named)).toEqual(new Set(['test', 'deploy', 'advisories', 'preview', 'ci']));
  expect(named.filter((name) => !(name in scripts))).toEqual(['ci']);
});

it('workflows take Node from .nvmrc, may only read the repository, and run no code of an issue or a title', () => {
  expect(workflows.length).toBe(4);
  for (const file of workflows) {
    const text = read(file);
    expect(text.match(/actions\/setup-node/g)?.length).toBe(
      text.match(/node-version-file: \.nvmrc/g)?.length,
    );
    expect(text).toMatch(/\npermissions:\n {2}contents: read\n/);
    expect(text).not.toMatch(/pull_request_target|secrets\./);
    expect(text).not.toMatch(/run:.*\$\{\{/);
  }
});

it('the workflow deploys to installations that exist, and answers what firebase asks', () => {
  const text = read('.github/workflows/deploy.yml');
  const offered = /options: \[(.*)\]/.exec(text)?.[1]?.split(', ') ?? [];
  expect(offered.map((name) => takeTarget('deploy', ['--target', name]).target)).toEqual([
    'staging',
    'production',
  ]);
  expect(text).toContain('npm run deploy -- --target "$TARGET" --force');
});

it('the workflow of previews says in a comment where the preview is, once a change', () => {
  const text = read('.github/workflows/preview.yml');
  expect(text).toMatch(/\n {6}pull-requests: write\n/);
  expect(text).toMatch(/gh pr comment "\$NUMBER" --edit-last --create-if-none --body ".*\$URL/);
});

it('Renovate speaks of packages that are here, in versions that are allowed', () => {
  const here = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const all = { ...here, ...json('functions/package.json').dependencies, node: '24.0.0' };
  const rules: { matchPackageNames: string[]; allowedVersions?: string }[] =
    json('renovate.json').packageRules;
  for (const { matchPackageNames, allowedVersions } of rules)
    for (const name of matchPackageNames.filter((pattern) => !pattern.endsWith('/**'))) {
      expect(Object.keys(all)).toContain(name);
      if (allowedVersions)
        expect(Number(all[name].split('.')[0])).toBeLessThan(Number(allowedVersions.replace('<', '')));
    }
});

it('.editorconfig says what the formatter does', () => {
  const { indentStyle, indentWidth, lineWidth } = json('biome.json').formatter;
  const [, everywhere = ''] = read('.editorconfig').split('\n[');
  expect(everywhere).toContain(`indent_style = ${indentStyle}\nindent_size = ${indentWidth}\n`);
  expect(everywhere).toContain(`max_line_length = ${lineWidth}\n`);
});

it('an editor offers commands that there are, and starts files that there are', () => {
  const { tasks } = json('.vscode/tasks.json') as { tasks: { script: string }[] };
  expect(tasks.map(({ script }) => script).filter((script) => !(script in scripts))).toEqual([]);
  const { configurations } = json('.vscode/launch.json') as { configurations: { program: string }[] };
  const files = configurations.map(({ program }) => inRoot(program.replace(/^\$\{workspaceFolder\}\//, '')));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(configurations.length).toBe(3);
});

it('the container is open once the packages are there: nothing is checked or built before', () => {
  const { onCreateCommand, waitFor, postCreateCommand, customizations } = json(
    '.devcontainer/devcontainer.json',
  );
  expect([onCreateCommand, waitFor]).toEqual(['npm ci --ignore-scripts', 'onCreateCommand']);
  expect(postCreateCommand).not.toMatch(/npm /);
  expect(customizations.vscode.extensions).toEqual(json('.vscode/extensions.json').recommendations);
});

it('the container has the Node of .nvmrc, and forwards the ports of a suite that a browser asks', () => {
  const { image, forwardPorts } = json('.devcontainer/devcontainer.json');
  expect(image).toContain(`:${read('.nvmrc').trim()}-`);
  const { site, inbox, auth, firestore, firestoreSocket, storage, functions } = shiftPorts(0);
  expect(forwardPorts).toEqual([site, inbox, auth, firestore, firestoreSocket, storage, functions]);
});
