import { existsSync, globSync, readFileSync } from 'node:fs';
import { operator, target } from '../../src/installation/current.ts';
import type { Installation } from '../../src/installation/installation.schema.ts';
import { readInstallation } from '../../src/installation/readInstallation.ts';
import { settings } from '../../src/settings.ts';
import { isFresh } from '../build/freshness.ts';
import { type FirebaseConfig, hostingConfig } from '../build/hostingConfig.ts';
import { inRoot } from '../project.ts';
import { versionAsked } from '../supply/versions.ts';
import { sourcesPastLimit } from '../texts/lawProblems.ts';
import { readContent } from '../texts/readContent.ts';
import type { Cloud } from './cloud.ts';

export type Settings = typeof settings;
export type Index = { collectionGroup: string; fields: unknown };
export type FieldOverride = { collectionGroup: string; fieldPath: string; ttl?: boolean };
export type Packages = Record<string, string>;

export type Facts = {
  target: string;
  settings: Settings;
  operator: Installation['operator'];
  /** Template of an installation. Its values must be replaced. */
  example: Installation;
  /** Version without `v`. */
  node: string;
  firebase: FirebaseConfig;
  indexes: { indexes: Index[]; fieldOverrides: FieldOverride[] };
  /** Null: the file is missing. */
  rules: { firestore: string | null; storage: string | null };
  functions: { engine: string; exported: string[] };
  packages: { wanted: Packages; locked: Packages };
  /** Whether git ignores every file that may contain settings of functions. */
  isIgnored: boolean;
  build: { isFresh: boolean; config: FirebaseConfig | null };
  cloud: Cloud;
  /** Legal sources whose last check is too old. */
  dueLaw: string[];
  /** Milliseconds since 1970. */
  now: number;
};

const read = (file: string) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : null);
const readJson = (file: string) => JSON.parse(read(file) ?? '{}');

export const readIndexes = (): Facts['indexes'] => ({
  indexes: [],
  fieldOverrides: [],
  ...readJson('firestore.indexes.json'),
});

/** Returns the exports of functions/src/index.ts, which are the names of deployed functions. */
export const exportedBy = (source: string): string[] =>
  [...source.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

const packagesOf = () => {
  const lock: { packages?: Record<string, { version?: string }> } = readJson('package-lock.json');
  const wanted: Packages = {};
  const locked: Packages = {};
  for (const folder of ['', 'functions/']) {
    const { dependencies = {}, devDependencies = {} } = readJson(`${folder}package.json`);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const own = lock.packages?.[`${folder}node_modules/${name}`] ?? lock.packages?.[`node_modules/${name}`];
      wanted[`${folder}${name}`] = versionAsked(String(version));
      locked[`${folder}${name}`] = own?.version ?? '';
    }
  }
  return { wanted, locked };
};

const buildOf = async (firebase: FirebaseConfig) => {
  const fresh = await isFresh();
  const built = globSync('dist/server/inline.json', { cwd: inRoot() }).length > 0;
  return { isFresh: fresh, config: built ? hostingConfig(firebase) : null };
};

export const gatherFacts = async (cloud: Cloud = {}): Promise<Facts> => {
  const firebase = readJson('firebase.json');
  const now = Date.now();
  return {
    target,
    settings,
    operator,
    example: readInstallation('example'),
    node: process.version.slice(1),
    firebase,
    indexes: readIndexes(),
    rules: { firestore: read('firestore.rules'), storage: read('storage.rules') },
    functions: {
      engine: String(readJson('functions/package.json').engines?.node ?? ''),
      exported: exportedBy(read('functions/src/index.ts') ?? ''),
    },
    packages: packagesOf(),
    isIgnored: (read('.gitignore') ?? '').split('\n').includes('functions/.env*'),
    build: await buildOf(firebase),
    cloud,
    dueLaw: sourcesPastLimit(readContent(), now),
    now,
  };
};
