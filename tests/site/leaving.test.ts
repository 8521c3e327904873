import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../../local/project.ts';

const client = inRoot('dist', 'client');
/** Matches an event's name as a listener's string or an `on…` property, also in minified code. */
const naming = (event: string) => new RegExp(`["'\`]${event}["'\`]|\\bon${event}\\s*=`);
const which = (event: string) =>
  globSync('**/*.{js,html}', { cwd: client })
    .filter((file) => naming(event).test(readFileSync(`${client}/${file}`, 'utf8')))
    .map((file) => basename(file).split('.')[0]);

it('[S2.8] no script of the site listens to unload, which would keep its page out of the browser’s memory', () => {
  expect(which('unload')).toEqual([]);
});

it('only the seller’s form and photos on their way ask before they are left; the offline page does not', () => {
  const files = [...new Set(which('beforeunload'))].toSorted();
  expect(files).toEqual(['PhotosTab', 'formStore', 'offline']);
  expect(readFileSync('src/shell/reloadOnline.ts', 'utf8')).not.toMatch(/preventDefault|returnValue/);
});

it('no page has others rendered or fetched ahead', () => {
  const pages = globSync('**/*.html', { cwd: client });
  expect(pages.length).toBeGreaterThan(30);
  const ahead = pages.filter((file) =>
    /speculationrules|rel="(?:prefetch|prerender)"/.test(readFileSync(`${client}/${file}`, 'utf8')),
  );
  expect(ahead).toEqual([]);
});
