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
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const change = (file: string, from: string, to: string) => {
  const text = read(file);
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
};

const production = `${JSON.stringify(
  {
    origin: 'https://www.site.vn',
    email: 'hello@site.vn',
    operator: {
      legalName: { en: 'Site Ltd', vi: 'Công ty TNHH Site' },
      address: '1 Site Street, Hanoi',
      taxCode: '0123456789',
      representative: 'Nguyễn An',
      dataProtection: 'privacy@site.vn',
    },
    signIn: { email: false, phone: true, google: true },
    phoneCodes: { codesADay: 20 },
    firebase: {
      projectId: 'a-project',
      apiKey: `AIza${'a'.repeat(35)}`,
      authDomain: 'www.site.vn',
      storageBucket: 'a-project.firebasestorage.app',
      appId: '1:1:web:a',
      appCheckKey: '6Lsite-key-of-site',
    },
  },
  null,
  2,
)}\n`;

const recorded = {
  secrets: { SMTP_URL: 'smtps://me:password@mail.site.vn:465', LINK_SECRET: 'x'.repeat(32) },
  signIn: { 'google.com': true },
  comesBack: true,
  appCheck: { 'recaptcha-enterprise': '6Lsite-key-of-site', 'recaptcha-v3': null },
  services: ['iam.googleapis.com', 'cloudresourcemanager.googleapis.com'],
  accountRoles: {},
};

type Asked = {
  findings: { level: string; what: string }[];
  release: { version: string; settings: string[] };
  settings: object;
  plan: object;
};
const askFork = (installed: object | null): Asked => {
  const script = `
    import { readFileSync } from 'node:fs';
    import { examine } from './local/doctor/examine.ts';
    import { gatherFacts } from './local/doctor/facts.ts';
    import { notesIn } from './local/release/changelog.ts';
    import { planUpgrade } from './local/release/planUpgrade.ts';
    import { releaseHere } from './local/release/releaseRecord.ts';
    import { settings } from './src/settings.ts';
    const release = await releaseHere();
    const facts = await gatherFacts(${JSON.stringify(recorded)});
    const findings = examine({ ...facts, dueLaw: [] });
    const plan = planUpgrade({
      target: 'production', project: 'a-project', installed: ${JSON.stringify(installed)}, here: release,
      notes: notesIn(readFileSync('CHANGELOG.md', 'utf8')), indexes: { wanted: [], live: [] },
      filledIn: [], knowsSecrets: true, findings,
    });
    console.log(JSON.stringify({ findings, release, settings, plan }));`;
  const env = { ...process.env, VONGXE_TARGET: 'production' };
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' }));
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  const isRead = (file: string) =>
    /\.(?:ts|mjs|json|yaml|md|rules)$|^\./.test(file) && !/^(?:tests|docs|public)\/|\.test\./.test(file);
  for (const file of files.split('\0').filter(isRead))
    cpSync(inRoot(file), join(folder, file), { recursive: true });
  rmSync(join(folder, 'installations', 'production.json'), { force: true });
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, '.git-exclude'), 'node_modules\n');
  git('init', '-qb', 'main');
  git('config', 'core.excludesFile', join(folder, '.git-exclude'));
  commit('A version');
  git('tag', 'v1');
});
afterAll(() => rmSync(folder, { recursive: true }));

let before: Asked['release'];

it('a newcomer clones a tag, fills in one file, and the doctor finds nothing wrong', () => {
  git('checkout', '-qb', 'fork', 'v1');
  writeFileSync(join(folder, 'installations', 'production.json'), production);
  commit('Our site');
  const { findings, release } = askFork(null);
  expect(findings.filter(({ level }) => level !== 'careful')).toEqual([]);
  expect(findings.filter(({ what }) => !/: off, because|^The build |been built/.test(what))).toEqual([]);
  before = release;
});

it('the next tag merges without a conflict, the file holds, and the upgrade says what it asks for', () => {
  git('checkout', '-q', 'main');
  change('src/settings.ts', "name: 'Vongxe'", "name: 'Vongxe', added: installation.limit");
  const schema = 'src/installation/installation.schema.ts';
  const key = '  facebookPage: z._default(';
  change(schema, key, `  limit: count(0, 9, 3, 'A new limit.'),\n${key}`);
  change(schema, "  'watch',\n", "  'off',\n");
  change('installations/example.json', '"facebookPage"', '"limit": 3,\n  "facebookPage"');
  change('package.json', `"version": "${before.version}"`, '"version": "99.0.0"');
  const asks = '### Operators: do\n\n- After: Look at it.';
  change('CHANGELOG.md', '## Next\n', `## 99.0.0\n\n- New.\n\n${asks}\n\n## 98.0.0\n`);
  commit('The next version');
  git('tag', 'v2');

  git('checkout', '-q', 'fork');
  git('merge', '-q', '--no-edit', 'v2');
  expect(git('status', '--porcelain')).toBe('');
  expect(read('installations/production.json')).toBe(production);
  const { settings, plan, findings } = askFork({ ...before, version: '98.0.0' });
  expect(settings).toMatchObject({
    origin: 'https://www.site.vn',
    added: 3,
    appCheck: 'off',
    signIn: { email: false, phone: true, google: true, facebook: false, zalo: '' },
    phoneCodes: { codesADay: 20, dialCodes: ['+84'] },
  });
  expect(plan).toEqual({
    before: [],
    after: ['Look at it. (99.0.0)'],
    later: [],
    automatic: ['New settings have the value of installations/example.json: limit.'],
  });
  expect(findings.filter(({ level }) => level !== 'careful')).toEqual([]);
});
