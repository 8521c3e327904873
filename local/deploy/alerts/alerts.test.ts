import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inRoot } from '../../project.ts';

const Policy = z.object({
  displayName: z.string().check(z.startsWith('Vongxe: ')),
  documentation: z.object({ content: z.string().check(z.minLength(40)) }),
  combiner: z.literal('OR'),
  conditions: z
    .array(
      z.union([
        z.object({ conditionMatchedLog: z.object({ filter: z.string() }) }),
        z.object({ conditionThreshold: z.object({ filter: z.string(), duration: z.string() }) }),
      ]),
    )
    .check(z.length(1)),
});

const folder = inRoot('local', 'deploy', 'alerts');
const policies = globSync('*.json', { cwd: folder }).map((file) => ({
  file,
  text: readFileSync(`${folder}/${file}`, 'utf8'),
}));
const sources = globSync('functions/src/**/*.ts', { cwd: inRoot() })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(inRoot(file), 'utf8'))
  .join('\n');

it.each(policies)('$file is a policy that says what to do', ({ text }) => {
  expect(Policy.safeParse(JSON.parse(text)).error).toBeUndefined();
});

it.each(policies.filter(({ text }) => text.includes('jsonPayload.message')))(
  // Logged errors begin with 'Error: ', so alert policies allow it before the sentence.
  '$file waits for a sentence that the functions say',
  ({ text }) => {
    const [, sentence = ''] =
      /jsonPayload\.message(?::|=~)\\"(?:\^\(Error: \)\?)?([^\\]+)\\"/.exec(text) ?? [];
    expect(sources).toMatch(new RegExp(`logger\\.error\\(\\s*'${sentence}'`));
  },
);

it('docs/watching.md names each', () => {
  const document = readFileSync(inRoot('docs', 'watching.md'), 'utf8');
  expect(policies.length).toBeGreaterThan(4);
  expect(policies.filter(({ file }) => !document.includes(file))).toEqual([]);
});
