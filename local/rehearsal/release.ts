/** Deployed build. `sentence` is a text that only its pages contain. */
export type Release = {
  name: string;
  sentence: string;
  assets: readonly string[];
  client: string;
  removed: string;
  hasRemoved: boolean;
};

export type Looked = [what: string, wrong: string[]];
