/**
 * One build that was deployed: its files of _astro, the folder that Hosting had, whether it has a certain function, and words
 * that all of its pages say and no page of the other build.
 */
export type Release = {
  name: string;
  sentence: string;
  assets: readonly string[];
  client: string;
  removed: string;
  hasRemoved: boolean;
};

/** What was looked at, and what was wrong about it. */
export type Looked = [what: string, wrong: string[]];
