import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { type Api, apis } from '../../functions/src/platform/roles.ts';
import { bundleOptions } from '../build/bundleFunctions.ts';
import { inRoot } from '../project.ts';

const opened = Object.entries(apis).map(
  ([api, { opens }]) => [api as Api, new RegExp(`\\b${opens}\\b`)] as const,
);

/** Returns the files that an entry imports, even lazily. Omits imports of types. */
const importsOf = ({ inputs }: Metafile, entry: string): string[] => {
  const [seen, waiting] = [new Set<string>(), [entry]];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    waiting.push(...(inputs[path]?.imports ?? []).filter((one) => !one.external).map((one) => one.path));
  }
  return [...seen];
};

/** Returns the Google APIs that each file of functions can call, by its imports. */
export const apisOf = async (): Promise<Map<string, Api[]>> => {
  const { metafile } = await build({ ...bundleOptions(), metafile: true });
  const opens = new Map<string, Api[]>(
    Object.keys(metafile.inputs)
      // roles.ts names the clients without using them.
      .filter((path) => /\.tsx?$/.test(path) && basename(path) !== 'roles.ts')
      .map((path) => {
        const text = readFileSync(inRoot(path), 'utf8');
        return [path, opened.filter(([, pattern]) => pattern.test(text)).map(([api]) => api)];
      }),
  );
  const entries = Object.values(metafile.outputs)
    .flatMap(({ entryPoint }) => entryPoint ?? [])
    .filter((entry) => basename(entry) !== 'options.ts');
  return new Map(
    entries.map((entry) => {
      const own = new Set(importsOf(metafile, entry).flatMap((path) => opens.get(path) ?? []));
      return [basename(entry, '.ts'), opened.map(([api]) => api).filter((api) => own.has(api))];
    }),
  );
};
