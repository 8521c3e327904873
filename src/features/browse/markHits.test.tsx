import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findHits, markHits } from './markHits.tsx';

const shown = (text: string, ...words: string[]) =>
  findHits(text, words)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Đà Nẵng', ['da', 'nang'], '[Đà] [Nẵng]'],
  ['Honda Wave Alpha 2021', ['wa', '20'], 'Honda [Wa]ve Alpha [20]21'],
  ['Honda SH150i', ['150'], 'Honda SH150i'],
  ['Da\u0300 La\u0323t', ['dal', 'lat'], 'Da\u0300 [Lạt]'],
  ['Exciter', [], 'Exciter'],
  ['Wave', ['w', 'wave'], '[Wave]'],
])('[S2.43] marks in %s what %j found', (text, words, expected) =>
  expect(shown(text, ...words)).toBe(expected),
);

it('writes text, never markup', () => {
  expect(renderToStaticMarkup(markHits('<b>Wave</b>', ['wave']))).toBe(
    '&lt;b&gt;<mark class="rounded-sm bg-warn-soft text-inherit">Wave</mark>&lt;/b&gt;',
  );
});
