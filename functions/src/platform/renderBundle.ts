import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { PageLocals } from '../../../src/astro/locals.ts';
import type { GuideText } from '../../../src/domain/guides/guideText.ts';
import { pageHeaders } from '../../../src/domain/platform/pageHeaders.ts';
import type { Language } from '../../../src/i18n/languages.ts';

type Rendered = { status: number; html: string };
export type Render = (path: string, locals: PageLocals) => Promise<Rendered>;
/** Headers of a build's pages. The security policy contains hashes of inline scripts. */
type Headers = (emulators?: readonly string[]) => Record<string, string>;
export type Guides = (language: Language) => Promise<readonly GuideText[]>;
/** Not validated: only our own build writes these files. */
const GuideTexts = z.array(z.custom<GuideText>());

const isRender = (value: unknown): value is Render => typeof value === 'function';
const Entry = z.object({ render: z.custom<Render>(isRender) });
const Inline = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

const hashOf = (files: readonly string[]) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(file.lastIndexOf('/'))).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/**
 * Returns the renderer that `astro build` wrote. Its code is loaded when the first page is rendered.
 * @param folder location of the bundle, with trailing slash
 * @param caller source that prepares the pages' data; its hash is part of the build's id
 */
export const renderBundle = (
  folder: URL,
  caller: URL,
): { render: Render; build: () => string; headers: Headers; guides: Guides } => {
  let entry: Promise<Render> | undefined;
  let build: string | undefined;
  let inline: z.infer<typeof Inline> | undefined;
  const guides = new Map<Language, ReturnType<Guides>>();
  const readGuides: Guides = async (language) =>
    GuideTexts.parse(JSON.parse(await readFile(new URL(`guides-${language}.json`, folder), 'utf8')));
  const load = async () => Entry.parse(await import(new URL('entry.mjs', folder).href)).render;
  return {
    build: () => {
      if (build) return build;
      const root = fileURLToPath(folder);
      const files = readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name));
      build = hashOf([...files.toSorted(), fileURLToPath(caller)]);
      return build;
    },
    headers: (emulators) => {
      inline ??= Inline.parse(JSON.parse(readFileSync(new URL('inline.json', folder), 'utf8')));
      return pageHeaders(inline, emulators);
    },
    guides: (language) => {
      const read = guides.get(language) ?? readGuides(language);
      guides.set(language, read);
      return read;
    },
    render: async (path, locals) => {
      entry ??= load();
      return (await entry)(path, locals);
    },
  };
};
