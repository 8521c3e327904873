import type { Stored } from './query.ts';

const collectionOf = (name: string): string => name.split('/').at(-2) ?? '';

/** Documents by name, with an index by collection id, so that queries scan only their collection. */
export class DocumentMap extends Map<string, Stored> {
  readonly #collections = new Map<string, Map<string, Stored>>();

  override set(name: string, document: Stored): this {
    const id = collectionOf(name);
    const collection = this.#collections.get(id) ?? new Map<string, Stored>();
    this.#collections.set(id, collection.set(name, document));
    return super.set(name, document);
  }

  override delete(name: string): boolean {
    this.#collections.get(collectionOf(name))?.delete(name);
    return super.delete(name);
  }

  override clear(): void {
    this.#collections.clear();
    super.clear();
  }

  /** Returns the documents of all collections with this id, at any depth; without `id`, all documents. */
  inCollection(id: string | undefined): Iterable<Stored> {
    return id ? (this.#collections.get(id)?.values() ?? []) : this.values();
  }
}
