import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHandler } from '@keystatic/astro/api';
import type { APIRoute } from 'astro';
import { vietnameseDay } from '../../src/domain/time/time.ts';
import config from './editor/config.ts';
import { fillMirror, type Saved, save } from './files/mirror.ts';
import { isPicture } from './files/pictures.ts';
import { folders } from './folders.ts';

export const prerender = false;
const handle = makeHandler({ config, localBaseDirectory: folders.mirror });

type Update = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
const savedAt = (path: string, contents?: Buffer): Saved =>
  isPicture(path) ? { path, bytes: contents } : { path, text: contents?.toString() };
const savedIn = ({ additions, deletions }: Update): Saved[] => [
  ...deletions.map(({ path }) => savedAt(path)),
  ...additions.map(({ path, contents }) => savedAt(path, Buffer.from(contents, 'base64url'))),
];

/** The update as the mirror has it by now: saving may have set the day of a wording. */
const asSaved = (request: Request, update: Update): Request => {
  const additions = update.additions.map(({ path, contents }) => {
    if (isPicture(path)) return { path, contents };
    return { path, contents: readFileSync(join(folders.mirror, path)).toString('base64url') };
  });
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: JSON.stringify({ ...update, additions }) });
};

/**
 * What the editor asks for. Keystatic's own handler answers it from the mirror, which is made of the content before,
 * and what it saves is written into the content first.
 */
export const ALL: APIRoute = async (context) => {
  const { request, params } = context;
  if (params.params === 'update' && request.headers.get('no-cors') === '1') {
    const update: Update = await request.json();
    const fault = save(folders, savedIn(update), vietnameseDay(Date.now()));
    if (fault) return new Response(fault, { status: 422 });
    fillMirror(folders);
    return handle({ ...context, request: asSaved(request, update) });
  }
  if (!params.params?.startsWith('blob/')) fillMirror(folders);
  return handle(context);
};
