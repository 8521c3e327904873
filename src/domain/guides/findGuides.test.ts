import { expect, it } from 'vitest';
import { findGuides, type GuideIndex } from './findGuides.ts';

const index: GuideIndex = {
  names: ['honda', 'vision'],
  entries: [
    {
      title: 'Which licence you need',
      path: '/g#1',
      keys: ['driving license', 'bang lai xe'],
      text: 'guide',
    },
    { title: 'Sang tên đổi chủ', path: '/g#4', keys: ['transfer of ownership'], text: 'guide' },
    { title: 'Honda Vision', path: '/h#vision', keys: ['vision', 'honda vision'], text: 'honda belt' },
  ],
};

it.each([
  ['licence', '/g#1'],
  ['license', '/g#1'],
  ['bang lai', '/g#1'],
  ['sang ten', '/g#4'],
  ['sang tên', '/g#4'],
  ['honda vision belt', '/h#vision'],
  ['vision 2020', '/h#vision'],
])('%s leads to its section', (typed, path) =>
  expect(findGuides(index, typed).map((entry) => entry.path)).toEqual([path]),
);

it.each(['asdf', 'honda', 'xe', ''])('%s finds no section', (typed) =>
  expect(findGuides(index, typed)).toEqual([]),
);
