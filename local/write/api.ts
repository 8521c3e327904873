import { makeHandler } from '@keystatic/astro/api';
import type { APIRoute } from 'astro';
import { vietnameseDay } from '../../src/domain/time/time.ts';
import { contentFolder } from './contentFolder.ts';
import config from './editor/config.ts';
import { checkUpdate } from './files/checkUpdate.ts';
import { entriesIn, readFiles } from './files/entries.ts';

export const prerender = false;
const handle = makeHandler({ config, localBaseDirectory: contentFolder });

type Sent = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
/** Fills the cache of parsed files in advance, to make the first save fast. */
const readOpened = () => {
  const files = readFiles(contentFolder);
  entriesIn(files);
  return files;
};
let opened = readOpened();

/** Checks changes before Keystatic's own handler writes the files. */
export const ALL: APIRoute = async (context) => {
  const { request, params } = context;
  if (params.params === 'update' && request.headers.get('no-cors') === '1') {
    const sent: Sent = await request.json();
    const additions = sent.additions.map(({ path, contents }) => ({
      path,
      contents: Buffer.from(contents, 'base64url'),
    }));
    const now = readFiles(contentFolder);
    const checked = checkUpdate(opened, now, { ...sent, additions }, vietnameseDay(Date.now()));
    if ('fault' in checked) return new Response(checked.fault, { status: 422 });
    const body = JSON.stringify({
      ...checked.update,
      additions: checked.update.additions.map(({ path, contents }) => ({
        path,
        contents: Buffer.from(contents).toString('base64url'),
      })),
    });
    const { url, method, headers } = request;
    const answer = await handle({ ...context, request: new Request(url, { method, headers, body }) });
    opened = readOpened();
    return answer;
  }
  if (params.params === 'tree') opened = readOpened();
  return handle(context);
};
