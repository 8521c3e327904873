import { makeHandler } from '@keystatic/astro/api';
import type { APIRoute } from 'astro';
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

/**
 * What the editor asks for. Keystatic's own handler answers it from the mirror, which is made of the content before,
 * and what it saves is written into the content first.
 */
export const ALL: APIRoute = async (context) => {
  const { request, params } = context;
  if (params.params === 'update' && request.headers.get('no-cors') === '1') {
    const fault = save(folders, savedIn(await request.clone().json()));
    if (fault) return new Response(fault, { status: 422 });
  }
  if (!params.params?.startsWith('blob/')) fillMirror(folders);
  return handle(context);
};
