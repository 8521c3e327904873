import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noFilters } from '../../domain/search/bikeFilter.ts';
import { FilterSidebar } from './FilterSidebar.tsx';

it('[S9.3] [S2.50] the filters stand beside the list from 1024 px on, the breakpoint lg', () => {
  const html = renderToStaticMarkup(
    <FilterSidebar lang="en" formId="browse" filters={noFilters} early={null} onApply={() => undefined} />,
  );
  expect(html).toMatch(/^<aside id="filters"[^>]*class="hidden lg:block /);
});

it('[S9.3] the hero has its picture, and fetches it, from 768 px on, the breakpoint md', () => {
  const hero = readFileSync('src/components/home/Hero.astro', 'utf8');
  expect(hero).toContain('<picture class="hidden md:block">');
  expect(hero).toContain('media="(min-width: 768px)"');
});
