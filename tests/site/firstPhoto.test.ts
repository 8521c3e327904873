import { expect, it } from 'vitest';
import { builtPages } from '../budgets/builtPages.ts';
import { tags } from './built.ts';

const pages = (await builtPages()).filter(({ kind }) => ['home', 'results', 'listing'].includes(kind));

it('the photo that is the largest paint is asked for in the head, by what its element says', () => {
  expect(pages.length).toBeGreaterThanOrEqual(8);
  const wrong = pages.flatMap(({ address, html }) => {
    const photo = tags(html, 'img').find(({ src }) => src?.startsWith('/photos/'));
    const preloads = tags(html.slice(0, html.indexOf('</head>')), 'link').filter(
      ({ rel }) => rel === 'preload',
    );
    const images = preloads.map(({ href, imagesrcset, imagesizes }) => [href, imagesrcset, imagesizes]);
    const right = photo ? [[photo.src, photo.srcset, photo.sizes]] : [];
    return JSON.stringify(images) === JSON.stringify(right) ? [] : [{ address, asked: images, right }];
  });
  expect(wrong).toEqual([]);
  expect(pages.filter(({ html }) => html.includes('rel="preload"')).length).toBeGreaterThanOrEqual(6);
});
