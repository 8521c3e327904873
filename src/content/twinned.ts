import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { languages } from '../i18n/languages.ts';
import { checkTwins } from './checkTwins.ts';
import { joinOffices } from './lawNumbers.ts';

const textOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return;
  }
};

const render = async (renderMarkdown: LoaderContext['renderMarkdown'], body: string) => {
  const rendered = await renderMarkdown(body);
  return { ...rendered, html: joinOffices(rendered.html) };
};

/** Reads an entry in both languages: values from its YAML file, texts from `<name>/<en|vi>.md`. */
const readTwins = async (
  { config, parseData, renderMarkdown, generateDigest }: LoaderContext,
  file: string,
) => {
  const place = fileURLToPath(new URL(file, config.root));
  const name = basename(file, '.yaml');
  const { texts } = parse(readFileSync(place, 'utf8'), { customTags: ['timestamp'] });
  return Promise.all(
    languages.flatMap(async (language) => {
      const id = `${language}/${name}`;
      const body = textOf(place.replace(/\.yaml$/, `/${language}.md`));
      const data = await parseData({ id, data: texts?.[language], filePath: file });
      const text = body === undefined ? {} : { body, rendered: await render(renderMarkdown, body) };
      return { id, data, filePath: file, digest: generateDigest({ ...data, body }), ...text };
    }),
  );
};

/**
 * Loader for folders of `src/content`, with entries `en/<name>` and `vi/<name>`. Languages that differ in
 * structure stop the build.
 */
export const twinned = (...folders: string[]): Loader => ({
  name: 'twinned',
  load: async (context) => {
    const { config, store, watcher, logger } = context;
    const load = async () => {
      const files = globSync(
        folders.map((folder) => `src/content/${folder}/*.yaml`),
        { cwd: fileURLToPath(config.root) },
      ).sort();
      const entries = (await Promise.all(files.map((file) => readTwins(context, file)))).flat();
      checkTwins(entries);
      store.clear();
      for (const entry of entries) store.set(entry);
    };
    await load();
    const places = folders.map((folder) => fileURLToPath(new URL(`src/content/${folder}/`, config.root)));
    watcher?.add(places);
    watcher?.on('all', (_, path) => {
      if (places.some((place) => path.startsWith(place)))
        load().catch((error: Error) => logger.error(error.message));
    });
  },
});
