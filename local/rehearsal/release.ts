/**
 * Deployed build: its files of _astro, Hosting's folder, whether it has the removed function, and a sentence
 * only on its pages.
 */
export type Release = {
  name: string;
  sentence: string;
  assets: readonly string[];
  client: string;
  removed: string;
  hasRemoved: boolean;
};

export type Looked = [what: string, wrong: string[]];
