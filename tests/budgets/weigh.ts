import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../../local/project.ts';
import { bytesOf, withImports } from './moduleGraph.ts';

const sizes = new Map([['', 0]]);
/** Returns bytes after brotli's best compression. Cached, since pages share styles and scripts. */
const packed = (text: string) => {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
};
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const isData = (attributes: string) => /application\/(?:ld\+)?json/.test(attributes);

const atOnce = ['load', 'idle', 'only', 'hold'];

export const islandsOf = (html: string) =>
  tagsOf(html, 'astro-island').flatMap((tag) => {
    const [file, renderer] = [attribute(tag, 'component-url'), attribute(tag, 'renderer-url')];
    return file && renderer ? [{ file, renderer, loadsOn: attribute(tag, 'client') ?? '' }] : [];
  });

const linkedScripts = (html: string) => [
  ...tagsOf(html, 'script').flatMap((tag) => attribute(tag, 'src') ?? []),
  ...tagsOf(html, 'link')
    .filter((tag) => attribute(tag, 'rel') === 'modulepreload')
    .flatMap((tag) => attribute(tag, 'href') ?? []),
  ...islandsOf(html)
    .filter(({ loadsOn }) => atOnce.includes(loadsOn))
    .flatMap(({ file, renderer }) => [file, renderer]),
];

const fileOf = (address: string) => inRoot('dist', 'client') + address;
const sizeOf = (address: string) => {
  const file = fileOf(address);
  return address.startsWith('/') && existsSync(file) ? statSync(file).size : 0;
};

/** Returns the costs of a document, and of the scripts and images that it loads. */
export const weigh = (html: string) => {
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , code = '']) => code);
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const files = withImports(linkedScripts(html));
  const pictures = tagsOf(html, 'img')
    .filter((tag) => attribute(tag, 'loading') !== 'lazy')
    .flatMap((tag) => attribute(tag, 'src') ?? [])
    .filter((address) => !address.startsWith('data:'));
  const linked = tagsOf(html, 'link').map((tag) => ({
    rel: attribute(tag, 'rel'),
    as: attribute(tag, 'as'),
    href: attribute(tag, 'href') ?? '',
  }));
  const sheets = linked.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href);
  return {
    html: packed(html),
    css: packed(styles.join('\n')),
    inline: packed(inline.join('\n')),
    files,
    script: packed(inline.join('\n')) + bytesOf(files),
    dom: (html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '<$1>').match(/<[a-z]/g) ?? []).length,
    pictures,
    images: [...new Set(pictures)].reduce((sum, address) => sum + sizeOf(address), 0),
    sheets,
    sheet: sheets.reduce((sum, address) => sum + packed(readFileSync(fileOf(address), 'utf8')), 0),
    fonts: linked.filter(({ rel, as }) => rel === 'preload' && as === 'font').map(({ href }) => href),
  };
};
