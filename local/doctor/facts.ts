import { existsSync, globSync, readFileSync } from 'node:fs';
import { settings, target } from '../../src/settings.ts';
import { isFresh } from '../build/freshness.ts';
import { type FirebaseConfig, hostingConfig } from '../build/hostingConfig.ts';
import { inRoot } from '../project.ts';
import { versionAsked } from '../supply/versions.ts';
import type { Cloud } from './cloud.ts';

export type Settings = typeof settings;
export type Index = { collectionGroup: string; fields: unknown };
export type FieldOverride = { collectionGroup: string; fieldPath: string; ttl?: boolean };
export type Packages = Record<string, string>;

/** Everything that the doctor looks at, gathered beforehand: the checks themselves touch nothing. */
export type Facts = {
  target: string;
  settings: Settings;
  /** As in process.version, without the v. */
  node: string;
  firebase: FirebaseConfig;
  indexes: { indexes: Index[]; fieldOverrides: FieldOverride[] };
  /** The text of each file of rules; null where there is none. */
  rules: { firestore: string | null; storage: string | null };
  functions: { engine: string; exported: string[] };
  packages: { wanted: Packages; locked: Packages };
  /** Every file whose name may hold settings of functions, and which no repository should hold. */
  isIgnored: boolean;
  build: { isFresh: boolean; config: FirebaseConfig | null };
  cloud: Cloud;
  /** Milliseconds since 1970. */
  now: number;
};

const read = (file: string) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : null);
const readJson = (file: string) => JSON.parse(read(file) ?? '{}');

/** What firestore.indexes.json holds. */
export const readIndexes = (): Facts['indexes'] => ({
  indexes: [],
  fieldOverrides: [],
  ...readJson('firestore.indexes.json'),
});

/** The names of what functions/src/index.ts exports, which are the names of what is deployed. */
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

/** @param cloud what Google was asked, if it was */
export const gatherFacts = async (cloud: Cloud = {}): Promise<Facts> => {
  const firebase = readJson('firebase.json');
  return {
    target,
    settings,
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
    now: Date.now(),
  };
};
