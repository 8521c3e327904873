import { type Card, newestFirst } from '../../domain/card.ts';
import type { CatalogueIndex, Part } from '../../domain/catalogue.ts';
import { catalogueIndex, cataloguePart } from '../../paths.ts';

type Fetch = (address: string) => Promise<Response>;

const readJson = async <T>(get: Fetch, address: string): Promise<T> => {
  const response = await get(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Our own functions wrote it: the shape is theirs to keep.
  return (await response.json()) as T;
};

/** Every listed bike, newest first. Rejects when a part cannot be had: half a catalogue would count wrongly. */
export const loadCatalogue = async (get: Fetch = fetch): Promise<Card[]> => {
  const { parts } = await readJson<CatalogueIndex>(get, catalogueIndex);
  const loaded = await Promise.all(
    parts.map(({ part, version }) => readJson<Part>(get, cataloguePart(part, version))),
  );
  return loaded.flatMap(({ cards }) => cards).toSorted(newestFirst);
};
