import { expect, it } from 'vitest';
import { html, lines } from './html.ts';

it('what is put into markup is text, unless it is markup itself', () => {
  const word = html`<b>${'<i>'}</b>`;
  expect(html`<p title="${'"&\''}">${word}${[word, word]}${7}</p>`.markup).toBe(
    '<p title="&quot;&amp;&#39;"><b>&lt;i&gt;</b><b>&lt;i&gt;</b><b>&lt;i&gt;</b>7</p>',
  );
});

it('an object that looks like markup and was not made here is refused', () => {
  const forged = JSON.parse('{"markup":"<script>"}');
  expect(() => html`${forged}`).toThrow(TypeError);
});

it('lines of a text are broken, and are nothing else', () =>
  expect(lines('a\n<br>').markup).toBe('a<br>&lt;br&gt;'));
