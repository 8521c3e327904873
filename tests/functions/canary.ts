import { bucket, everyDocument } from './suite.ts';

/** Path in Firestore or Storage where a searched word was found. */
export type Sighting = string;

const inFirestore = async (words: readonly string[]): Promise<Sighting[]> => {
  const all = await everyDocument();
  return all.flatMap(({ path, text }) =>
    words.some((word) => path.includes(word) || text.includes(word)) ? [path] : [],
  );
};

const atOnce = 8;

const cache = new Map<string, string>();

const inStorage = async (words: readonly string[]) => {
  const [files] = await bucket.getFiles();
  const seen: Sighting[] = [];
  const look = async (file: (typeof files)[number]) => {
    const isNamed = words.some((word) => file.name.includes(word));
    if (isNamed || file.name.endsWith('.webp')) return isNamed;
    const version = `${file.name} ${file.metadata.generation}`;
    let text = cache.get(version);
    if (text === undefined) {
      // A page may be replaced while it is read.
      const [content] = await file.download({ validation: false }).catch(() => []);
      text = content?.toString() ?? '';
      if (content) cache.set(version, text);
    }
    return words.some((word) => text.includes(word));
  };
  for (let first = 0; first < files.length; first += atOnce) {
    const some = files.slice(first, first + atOnce);
    const isMatch = await Promise.all(some.map(look));
    seen.push(...some.filter((_, index) => isMatch[index]).map(({ name }) => name));
  }
  return seen;
};

/**
 * Returns all paths in Firestore (names, fields) and Storage (names, pages, catalogue) with one of the words.
 */
export const sightings = async (...words: string[]): Promise<Sighting[]> =>
  [...(await inFirestore(words)), ...(await inStorage(words))].toSorted();
