import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EditorToolbar } from './EditorToolbar.tsx';

const names = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);

it('[S2.70] the editor of the description has these seven tools', () => {
  const html = renderToStaticMarkup(<EditorToolbar lang="en" editor={null} formats={{}} />);
  expect(names(html)).toEqual([
    'Bold',
    'Italic',
    'Underline',
    'Bullet list',
    'Numbered list',
    'Link',
    'Remove formatting',
  ]);
});

it.each([
  ['Bold', { bold: true }],
  ['Italic', { italic: true }],
  ['Underline', { underline: true }],
  ['Bullet list', { list: 'bullet' }],
  ['Numbered list', { list: 'ordered' }],
  ['Link', { link: 'https://example.com' }],
])('[S2.70] %s is pressed where the text has it', (name, formats) => {
  const html = renderToStaticMarkup(<EditorToolbar lang="en" editor={null} formats={formats} />);
  const pressed = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*aria-pressed="true"/g)];
  expect(pressed.map(([, label]) => label)).toEqual([name]);
});
