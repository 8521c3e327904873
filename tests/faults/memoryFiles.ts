import type { Files } from '../../functions/src/platform/files.ts';

/**
 * Storage in memory, so that no trigger of the suite repairs test data.
 * @param clock returns the time of a new file in milliseconds; by default 0, long ago
 */
export const memoryFiles = (clock: () => number = () => 0): Files & { stored: Map<string, Buffer> } => {
  const stored = new Map<string, Buffer>();
  const versions = new Map<string, string>();
  const created = new Map<string, number>();
  return {
    stored,
    read: async (path) => stored.get(path) ?? null,
    exists: async (path) => stored.has(path),
    write: async (path, content, _type, version = '') => {
      stored.set(path, Buffer.from(content));
      versions.set(path, version);
      created.set(path, clock());
    },
    version: async (path) => (stored.has(path) ? (versions.get(path) ?? '') : null),
    closeDownload: async () => undefined,
    remove: async (path) => void stored.delete(path),
    move: async (path, to) => {
      const content = stored.get(path);
      if (content && stored.delete(path)) stored.set(to, content);
      versions.set(to, versions.get(path) ?? '');
    },
    list: async (folder) => [...stored.keys()].filter((path) => path.startsWith(folder)),
    pages: async function* (folder, after = '') {
      yield [...stored.keys()]
        .filter((path) => path.startsWith(folder) && path > after)
        .toSorted()
        .map((path) => ({
          path,
          created: created.get(path) ?? 0,
          bytes: stored.get(path)?.byteLength ?? 0,
        }));
    },
    folders: async (folder) => [
      ...new Set(
        [...stored.keys()]
          .filter((path) => path.startsWith(folder) && path.slice(folder.length).includes('/'))
          .map((path) => path.slice(0, path.indexOf('/', folder.length) + 1)),
      ),
    ],
  };
};

export class Killed extends Error {}

/**
 * Kills the worker at the nth call of an action, before or after it.
 * @param folder counts only calls below this path
 */
export const dyingFiles = (
  files: Files,
  action: 'read' | 'write' | 'remove',
  turn: number,
  when: 'before' | 'after' = 'before',
  folder = '',
): Files => {
  let count = 0;
  const dying = async (...args: unknown[]): Promise<unknown> => {
    if (!String(args[0]).startsWith(folder)) return Reflect.apply(files[action], files, args);
    count += 1;
    if (count === turn && when === 'before') throw new Killed();
    const answer: unknown = await Reflect.apply(files[action], files, args);
    if (count === turn) throw new Killed();
    return answer;
  };
  return { ...files, [action]: dying };
};
