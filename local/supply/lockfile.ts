import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inRoot } from '../project.ts';

const names = z.optional(z.record(z.string(), z.string()));
const Entry = z.looseObject({
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  license: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dev: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
  dependencies: names,
  optionalDependencies: names,
});
const Lock = z.object({
  name: z.string(),
  version: z.string(),
  lockfileVersion: z.number(),
  packages: z.record(z.string(), Entry),
});
export type Lock = z.infer<typeof Lock>;
/** Package that npm fetches; `path` is its location, such as node_modules/a/node_modules/b. */
export type Package = z.infer<typeof Entry> & { path: string; name: string; version: string };

export const readLock = (): Lock => Lock.parse(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')));

/** @example nameAt('node_modules/a/node_modules/@b/c') // => '@b/c' */
export const nameAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Returns all packages that npm fetches: all except the root and workspaces. */
export const fetched = ({ packages }: Lock): Package[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? nameAt(path),
      version: entry.version ?? '',
    }));
