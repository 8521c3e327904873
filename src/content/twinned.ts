import { glob, type Loader } from 'astro/loaders';
import { checkTwins } from './checkTwins.ts';

/**
 * Texts that an editor owns, one file a language: `<folder>/<en|vi>/<name>.md`. One that lacks its other language,
 * or that is built otherwise than it, stops the build.
 */
export const twinned = (folder: string): Loader => {
  const files = glob({ base: `./src/content/${folder}`, pattern: '{en,vi}/**/*.md' });
  return {
    name: 'twinned',
    load: async (context) => {
      await files.load(context);
      checkTwins(folder, context.store.values());
    },
  };
};
