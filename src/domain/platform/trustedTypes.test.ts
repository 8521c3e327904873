import { describe, expect, it } from 'vitest';
import { harmlessHtml, knownScript } from './trustedTypes.ts';

describe('HTML that a library puts into the page', () => {
  it.each([
    '',
    '<p>Hue</p>',
    '<svg><path d="M0 0"/></svg>',
    '<li><a href="/x" class="on">one = two</a></li>',
  ])('passes: %s', (html) => expect(harmlessHtml(html)).toBe(html));
  it.each([
    '<script>a()</script>',
    '<SCRIPT src=x>',
    '<img src=x onerror=a()>',
    '<svg/onload=a()>',
    '<p title="x"onclick="a()">',
    '<a href="javascript:a()">',
    '<iframe srcdoc=x>',
    '<base href="//evil.example">',
  ])('is refused: %s', (html) => expect(harmlessHtml(html)).toBeNull());
});

const page = 'https://vongxe.example/vi/auth';
describe('the address of a script', () => {
  it.each([
    '/_astro/a.js',
    'https://vongxe.example/ride.js',
    'https://apis.google.com/js/api.js?onload=x',
    'blob:https://vongxe.example/7e8b',
  ])('is known: %s', (address) => expect(knownScript(address, page)).toBe(address));
  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,a()',
    'blob:https://evil.example/7e8b',
    'https://apis.google.com.evil.example/a.js',
    'http://',
  ])('is not: %s', (address) => expect(knownScript(address, page)).toBeNull());
});
