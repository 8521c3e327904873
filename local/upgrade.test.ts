import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from './project.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.vn', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const commit = (message: string) => {
  git('add', '.');
  git('commit', '-qm', message);
};
const change = (file: string, from: string, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
};

/** Settings of an operator who fills in only required fields. */
const production = JSON.stringify({
  origin: 'https://www.site.vn',
  email: 'hello@site.vn',
  phoneCodes: { codesADay: 20 },
  firebase: {
    projectId: 'a-project',
    apiKey: `AIza${'a'.repeat(35)}`,
    authDomain: 'www.site.vn',
    storageBucket: 'a-project.firebasestorage.app',
    appId: '1:1:web:a',
  },
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  for (const path of ['src/settings.ts', 'src/installation', 'installations'])
    cpSync(inRoot(path), join(folder, path), { recursive: true });
  rmSync(join(folder, 'installations', 'production.json'), { force: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction');
  git('init', '-qb', 'main');
  commit('A version');
  git('tag', 'v1');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a fork with its own production.json takes the next version without a conflict, and the file holds', () => {
  git('checkout', '-qb', 'fork', 'v1');
  writeFileSync(join(folder, 'installations', 'production.json'), production);
  commit('Our site');

  git('checkout', '-q', 'main');
  change('src/settings.ts', "name: 'Vongxe'", "name: 'Vongxe', added: installation.limit");
  const schema = 'src/installation/installation.schema.ts';
  change(
    schema,
    '  facebookPage: z._default(',
    "  limit: count(0, 9, 3, 'A new limit.'),\n  facebookPage: z._default(",
  );
  change(schema, "  'watch',\n", "  'off',\n");
  change('installations/example.json', '"facebookPage"', '"limit": 3,\n  "facebookPage"');
  commit('The next version');
  git('tag', 'v2');

  git('checkout', '-q', 'fork');
  git('merge', '-q', '--no-edit', 'v2');
  expect(git('status', '--porcelain')).toBe('');
  expect(readFileSync(join(folder, 'installations', 'production.json'), 'utf8')).toBe(production);
  const read = "import('./src/settings.ts').then(({ settings }) => console.log(JSON.stringify(settings)))";
  const settings = execFileSync(process.execPath, ['-e', read], {
    cwd: folder,
    env: { ...process.env, VONGXE_TARGET: 'production' },
    encoding: 'utf8',
  });
  expect(JSON.parse(settings)).toMatchObject({
    origin: 'https://www.site.vn',
    added: 3,
    appCheck: 'off',
    phoneCodes: { codesADay: 20, dialCodes: ['+84'] },
  });
});
