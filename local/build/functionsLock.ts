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

/** Resolves a package like Node: in a folder, or further up. */
const findPackage = ({ packages }: Lock, from: string, name: string): string | null => {
  for (let folder = from; ; ) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
};

/** Returns all packages that the functions need, and whether each is optional. */
const reach = (lock: Lock): Map<string, { isOptional: boolean }> => {
  const packages = new Map<string, { isOptional: boolean }>();
  const visit = (place: string, isOptional: boolean) => {
    const earlier = packages.get(place);
    if (earlier && (!earlier.isOptional || isOptional)) return;
    packages.set(place, { isOptional });
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
  packages.delete(workspace);
  return packages;
};

/** Drops flags that only describe the whole project. */
const without = ({ dev: _, devOptional: __, optional: ___, peer: ____, ...rest }: Package): Package => rest;

/** Returns the functions' part of the project's lock file, so that the cloud installs the tested versions. */
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

export const writeFunctionsLock = (): void => {
  const lock: Lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const file = inRoot('functions', 'package-lock.json');
  const text = `${JSON.stringify(cutLock(lock), null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
};
