import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { page, weight } from './built.ts';

it.each([
  ['en', paths.sell],
  ['vi', paths.sell],
] as const)('the form carries the models of the guides for less than 400 bytes (%s)', (lang, path) => {
  const html = page(lang, path);
  const props = /<astro-island[^>]*SellForm[^>]* props="([^"]*)"/.exec(html)?.[1] ?? '';
  const files = readdirSync(new URL('../../src/content/models/', import.meta.url));
  expect(props.match(/&quot;year&quot;/g)).toHaveLength(files.length);
  expect(weight(html) - weight(html.replace(props, ''))).toBeLessThan(400);
});
