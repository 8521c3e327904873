import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { licenseOf } from './licenses.ts';
import { fetched, findInstalled, type Lock, type Package } from './lockfile.ts';

type License = { license: { id: string } } | { expression: string };
type Component = {
  type: 'application' | 'library';
  'bom-ref': string;
  name: string;
  version: string;
  group?: string;
  purl?: string;
  /** `excluded`: builds and tests use it, nothing that is deployed does. */
  scope?: 'required' | 'optional' | 'excluded';
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: [License];
};
export type Sbom = {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: number;
  metadata: { lifecycles: { phase: 'pre-build' }[]; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/** @example purlOf('@a/b', '1.0.0') // => 'pkg:npm/%40a/b@1.0.0' */
export const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The same lock file has the same number, whoever writes its list and when. */
const serialOf = (lock: Lock) => {
  const hash = createHash('sha256').update(JSON.stringify(lock)).digest('hex');
  const variant = '89ab'[Number.parseInt(hash.slice(16, 17), 16) % 4];
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`;
};

const licensed = (text: string): License =>
  / (?:OR|AND) /.test(text) ? { expression: text } : { license: { id: text } };

const component = (one: Package): Component => {
  const [group, short] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name];
  const license = licenseOf(one);
  const hash = one.integrity?.replace('sha512-', '');
  return {
    type: 'library',
    'bom-ref': purlOf(one.name, one.version),
    ...(group && { group }),
    name: short ?? one.name,
    version: one.version,
    scope: one.dev ? 'excluded' : one.optional ? 'optional' : 'required',
    purl: purlOf(one.name, one.version),
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    ...(license && { licenses: [licensed(license)] }),
  };
};

/** A package may lie in several places: it is listed once, in the widest of its scopes. */
const merge = (all: readonly Component[]): Component[] => {
  const order = ['required', 'optional', 'excluded'];
  const rank = ({ scope }: Component) => order.indexOf(scope ?? 'required');
  const byRef = new Map<string, Component>();
  for (const one of all) {
    const known = byRef.get(one['bom-ref']);
    if (!known || rank(one) < rank(known)) byRef.set(one['bom-ref'], one);
  }
  return [...byRef.values()].toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
};

/** Everything that the site is built of, as CycloneDX 1.6: read from the lock file, so that no network is needed. */
export const sbomOf = (lock: Lock): Sbom => {
  const packages = fetched(lock);
  const own = (path: string, name: string) => purlOf(lock.packages[path]?.name ?? name, lock.version);
  const refs = new Map(packages.map(({ path, name, version }) => [path, purlOf(name, version)]));
  refs.set('', own('', lock.name));
  const workspaces = lock.packages['']?.workspaces ?? [];
  for (const folder of workspaces) refs.set(folder, own(folder, folder));
  const root = refs.get('') ?? '';
  const needs = new Map<string, Set<string>>();
  for (const [path, ref] of refs) {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } =
      lock.packages[path] ?? {};
    const named = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    const tools = path === '' && devDependencies ? Object.keys(devDependencies) : [];
    const known = needs.get(ref) ?? new Set<string>();
    for (const name of [...named, ...tools]) {
      const found = refs.get(findInstalled(lock, name, path) ?? '-');
      if (found) known.add(found);
    }
    needs.set(ref, known);
  }
  for (const folder of workspaces) needs.get(root)?.add(refs.get(folder) ?? '');
  const application = (path: string, name: string): Component => ({
    type: 'application',
    'bom-ref': refs.get(path) ?? '',
    name,
    version: lock.version,
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(lock),
    version: 1,
    metadata: { lifecycles: [{ phase: 'pre-build' }], component: application('', lock.name) },
    components: [
      ...workspaces.map((folder) => application(folder, basename(folder))),
      ...merge(packages.map(component)),
    ],
    dependencies: [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].toSorted() })),
  };
};
