import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { inRoot } from '../project.ts';

type Package = {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
};
type Lock = { lockfileVersion: number; packages: Record<string, Package> };

const workspace = 'functions';

/** Where node finds a package that is asked for in a folder: there, or in a folder further up. */
const findPackage = ({ packages }: Lock, from: string, name: string): string | null => {
  for (let folder = from; ; ) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
};

/** Every package that the functions need, and whether one only wants it where the machine suits it. */
const reach = (lock: Lock): Map<string, { isOptional: boolean }> => {
  const found = new Map<string, { isOptional: boolean }>();
  const visit = (place: string, isOptional: boolean) => {
    const known = found.get(place);
    if (known && (!known.isOptional || isOptional)) return;
    found.set(place, { isOptional });
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      lock.packages[place] ?? {};
    const needed = { ...peerDependencies, ...dependencies };
    for (const name of Object.keys({ ...needed, ...optionalDependencies })) {
      const isPeer = !dependencies?.[name] && !optionalDependencies?.[name];
      if (isPeer && peerDependenciesMeta?.[name]?.optional) continue;
      const next = findPackage(lock, place, name);
      const isFree = optionalDependencies?.[name] !== undefined;
      if (next) visit(next, isOptional || isFree);
      else if (!isFree)
        throw new Problem(`package-lock.json has no ${name}, which ${place} needs: npm install`);
    }
  };
  visit(workspace, false);
  found.delete(workspace);
  return found;
};

/** Flags of the whole project say nothing about the functions alone. */
const without = ({ dev: _, devOptional: __, optional: ___, peer: ____, ...kept }: Package): Package => kept;

/**
 * The lock file of the functions, cut out of the project's: the cloud installs from it what was tested here, and nothing
 * that came out since.
 */
export const cutLock = (lock: Lock): Lock & Record<string, unknown> => {
  const { name, version, ...root } = (lock.packages[workspace] ?? {}) as Package & { name?: string };
  const packages: Lock['packages'] = { '': { ...(name && { name }), ...(version && { version }), ...root } };
  const places = [...reach(lock)].map(
    ([place, how]) => [place.replace(/^functions\/node_modules\//, 'node_modules/'), place, how] as const,
  );
  for (const [to, place, { isOptional }] of places.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (packages[to]) throw new Problem(`The functions need ${to} in two versions: npm dedupe`);
    packages[to] = { ...without(lock.packages[place] ?? {}), ...(isOptional && { optional: true }) };
  }
  return { name, version, lockfileVersion: lock.lockfileVersion, requires: true, packages };
};

/** Writes functions/package-lock.json, unless it is there already as it should be. */
export const writeFunctionsLock = (): void => {
  const lock: Lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const file = inRoot('functions', 'package-lock.json');
  const text = `${JSON.stringify(cutLock(lock), null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
};
