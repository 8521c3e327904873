import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { accepted } from './accepted.ts';
import { allowedLicenses, licenseOf, strictLicenses } from './licenses.ts';
import { fetched, readLock } from './lockfile.ts';
import { versionAsked } from './versions.ts';

const lock = readLock();
const packages = fetched(lock);
const registry = /^https:\/\/registry\.npmjs\.org\//;
const inLock = (name: string) => packages.filter((one) => one.name === name);

describe('[T31] package-lock.json', () => {
  it('is of the kind that this test can read, and not small', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(packages.length).toBeGreaterThan(600);
  });

  it('gets everything from the one registry: no git, no file, no other host', () => {
    const elsewhere = packages.filter(({ resolved }) => resolved !== undefined && !registry.test(resolved));
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
    const named = Object.entries(lock.packages).flatMap(([path, entry]) =>
      Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter(([, range]) => /^(?:git|github:|gitlab:|https?:|file:|[\w-]+\/[\w-]+)/.test(range))
        .map(([name]) => `${path} → ${name}`),
    );
    expect(named).toEqual([]);
  });

  // The registry lacks some optional binaries, so the lock file has no hash for them.
  it('names the hash of every package, but of some optional binaries for other platforms', () => {
    const without = packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(without.filter(({ optional }) => !optional).map(({ path }) => path)).toEqual([]);
    expect(without.filter(({ name }) => !/(?:android|darwin|linux|freebsd|win32|wasm32)/.test(name))).toEqual(
      [],
    );
  });

  it('lists no link but our own workspace', () => {
    const links = Object.entries(lock.packages).filter(([, { link }]) => link);
    expect(links.map(([path, { resolved }]) => [path, resolved])).toEqual([
      ['node_modules/@vongxe/functions', 'functions'],
    ]);
  });

  it('asks for exact versions of our own packages', () => {
    for (const folder of ['', 'functions']) {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(inRoot(folder, 'package.json'), 'utf8'),
      );
      for (const range of Object.values<string>({ ...dependencies, ...devDependencies }))
        expect(versionAsked(range)).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('brings no script that runs while it is installed, but those which are known; and none is run', () => {
    const knownFields = [
      '@firebase/util',
      '@mdn/mdn-http-observatory',
      'esbuild',
      'libpq',
      'node_extra_ca_certs_mozilla_bundle',
      'protobufjs',
      're2',
      'vnu-jar',
    ];
    const running = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(running)].toSorted()).toEqual(knownFields);
    expect(readFileSync(inRoot('local', 'installPackages.mjs'), 'utf8')).toContain("'--ignore-scripts'");
  });

  it('is what is installed here', () => {
    const other = packages.filter(({ path, version }) => {
      const file = inRoot(path, 'package.json');
      return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version !== version;
    });
    expect(other.map(({ path }) => path)).toEqual([]);
  });
});

describe('[T31] exceptions for known advisories', () => {
  it.each(accepted)('that for $name is of a package that is here, has a reason and a day', (one) => {
    expect(inLock(one.name).length).toBeGreaterThan(0);
    expect(one.ids.length).toBeGreaterThan(0);
    expect(one.reason.length).toBeGreaterThan(40);
    expect(one.until).toMatch(/^\d{4}-\d\d-\d\d$/);
    // Expired exceptions only warn: a failure by date alone would block unrelated work.
    const today = new Date().toISOString().slice(0, 10);
    if (one.until < today) console.log(`▸ look again at the exception for ${one.name}: due ${one.until}`);
  });
});

describe('[T32] licences', () => {
  const installed = packages.map((one) => ({ ...one, known: licenseOf(one) }));

  it('every package has one that lets us do what we do', () => {
    const strange = installed.filter(({ known }) => !allowedLicenses.includes(known));
    expect(strange.map(({ path, known }) => `${path}: ${known}`)).toEqual([]);
  });

  it('one that asks for more is only where it was looked at', () => {
    const asking = installed.filter(({ known }) => Object.keys(strictLicenses).includes(known));
    for (const { name, known } of asking) expect(name, known).toMatch(strictLicenses[known] ?? /^$/);
    expect(asking.length).toBeGreaterThan(0);
  });
});
