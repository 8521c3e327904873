import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import type { Inline } from '../../src/domain/platform/pageHeaders.ts';
import { inRoot } from '../project.ts';
import { samplePages } from './samplePages.ts';

const tags = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Data blocks are not executed, and scripts with `src` need no hash. */
const isRun = (attributes: string) => !/\bsrc=|application\/(?:ld\+)?json/.test(attributes);

/**
 * Returns the hash source of an inline script or style for the security policy.
 * @example hashOf('') // => "'sha256-47DEQpj8…'"
 */
export const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

export const inlineOf = (pages: Iterable<string>): Inline => {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages)
    for (const [, tag, attributes = '', content = ''] of page.matchAll(tags))
      if (isRun(attributes)) hashes[tag as keyof typeof hashes].add(hashOf(content));
  return { scripts: [...hashes.script].sort(), styles: [...hashes.style].sort() };
};

/** File with a build's hashes, read for Hosting's headers and by the functions. */
export const inlineFile = inRoot('dist', 'server', 'inline.json');

export const readInline = (): Inline => JSON.parse(readFileSync(inlineFile, 'utf8'));

/** Stores the hashes of inline scripts and styles in static pages and in samples of rendered pages. */
export async function collectInline(): Promise<void> {
  const client = inRoot('dist', 'client');
  const files = globSync('**/*.html', { cwd: client }).map((file) =>
    readFileSync(`${client}/${file}`, 'utf8'),
  );
  const server = new URL('../../dist/server/', import.meta.url);
  const { render } = renderBundle(server, new URL('entry.mjs', server));
  const rendered: string[] = [];
  for (const { path, locals } of samplePages()) {
    const { status, html } = await render(path, locals);
    if (status !== 200) throw new Error(`${path} answered ${status} when its scripts were collected`);
    rendered.push(html);
  }
  await writeFile(inlineFile, JSON.stringify(inlineOf([...files, ...rendered])));
}
