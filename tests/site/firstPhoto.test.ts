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

it('the first paint waits for an element that the page has behind its first photo', () => {
  const waiting = pages.flatMap(({ address, html }) => {
    const [expected] = tags(html, 'link').filter(({ rel }) => rel === 'expect');
    if (!expected) return html.includes('rel="preload"') ? [{ address, html, end: -1 }] : [];
    expect(expected).toMatchObject({ href: '#first-view', blocking: 'render' });
    return [{ address, html, end: html.indexOf('id="first-view"') }];
  });
  expect(waiting.length).toBeGreaterThanOrEqual(6);
  const wrong = waiting.filter(({ html, end }) => end < html.indexOf('src="/photos/'));
  expect(wrong.map(({ address }) => address)).toEqual([]);
});
