import { transformSync } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { traceText } from './traceText.ts';

const source = `export const greet = (name: string | null) => {
  const shown = name ?? 'nobody';
  if (shown.length > 99) throw new Error('a name is too long');
  return shown;
};
`;
let map: string;
let column: number;

beforeAll(() => {
  const made = transformSync(source, {
    loader: 'ts',
    minify: true,
    sourcemap: 'external',
    sourcefile: '../../../src/greet.ts',
  });
  map = made.map;
  column = made.code.indexOf('new Error(') + 1;
  expect(column).toBeGreaterThan(1);
});

const mapOf = async (script: string) => (script === 'greet.B2c3-_x4.js' ? map : null);
const trace = (text: string) => traceText(text, mapOf);
const resolved = 'src/greet.ts:3:32';
const line = "        if (shown.length > 99) throw new Error('a name is too long');";

it.each([
  [
    'Chrome',
    (at: string) => `Error: a name is too long\n    at b (${at})\n    at https://vongxe.example/vi:3:14`,
  ],
  ['Firefox and Safari', (at: string) => `b@${at}\n@https://vongxe.example/vi:3:14`],
])('a stack of %s names the place in the sources, and what stands there', async (_, stack) => {
  const at = `https://vongxe.example/_astro/greet.B2c3-_x4.js:1:${column}`;
  const { text, without } = await trace(stack(at));
  const written = stack(resolved).split('\n');
  const index = written.findIndex((one) => one.includes(resolved));
  expect(text.split('\n')).toEqual(written.toSpliced(index + 1, 0, line));
  expect(without).toEqual([]);
});

it('takes the stack out of a line of the log, where line breaks are signs', async () => {
  const logged = JSON.stringify({
    text: 'Error: a name is too long',
    stackTrace: `Error ↵     at b (https://vongxe.example/_astro/greet.B2c3-_x4.js:1:${column})`,
  });
  const { text } = await trace(logged);
  expect(text).toContain(`\n    at b (${resolved})"}\n${line}`);
});

it('leaves a script without a map as it is, and names it once', async () => {
  const other = 'at c (https://vongxe.example/_astro/other.D4.js:1:2)';
  const { text, without } = await trace(`${other}\n${other}`);
  expect(text).toBe(`${other}\n${other}`);
  expect(without).toEqual(['other.D4.js']);
});

it('asks for nothing but scripts of a build', async () => {
  const { text, without } = await trace(
    'at https://vongxe.example/errors.js:1:2\nat https://x.example/_astro/../../key.js:1:2',
  );
  expect(without).toEqual([]);
  expect(text).toContain('/errors.js:1:2');
});
