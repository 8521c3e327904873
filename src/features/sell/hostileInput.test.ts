import { expect, it } from 'vitest';
import {
  hostileStrings,
  longHostileStrings,
  shortHostileStrings,
} from '../../../tests/fixtures/hostileStrings.ts';
import { completeLink } from './completeLink.ts';
import { deltaToHtml, htmlToText, textToHtml } from './deltaHtml.ts';

const allowed = /^<\/?(?:p|br|strong|em|u|ul|ol|li|a)(?: href="(?:https?:\/\/|mailto:|tel:)[^"<>\s]*")?>$/i;
const strange = (html: string) => (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowed.test(tag));

it('[hostile] what is typed as text comes out as text, and reads as it was typed', () => {
  for (const text of hostileStrings) {
    const html = textToHtml(text);
    expect(strange(html), JSON.stringify(text.slice(0, 80))).toEqual([]);
    const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
    expect(htmlToText(html)).toBe(lines);
  }
});

it('[hostile] a link is one of the web, of the post or of the telephone, or none', () => {
  for (const text of shortHostileStrings) {
    for (const link of [text, completeLink(text)]) {
      const html = deltaToHtml([{ insert: text, attributes: { link, bold: true, list: 'bullet' } }]);
      expect(strange(html), JSON.stringify(text)).toEqual([]);
    }
  }
});

it('[hostile] a long description takes no square of its length', () => {
  const start = process.cpuUsage();
  for (const text of longHostileStrings) htmlToText(textToHtml(text.repeat(3)) + text.repeat(3));
  // CPU time: wall time grows with the load of the machine.
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(10_000);
});
