import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findMutants, placeMutants } from './instrument.ts';

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
afterAll(() => rmSync(folder, { recursive: true }));
const mutantsOf = async (source: string) => {
  writeFileSync(join(folder, 'a.tsx'), source);
  return findMutants(folder, ['a.tsx']);
};
const places = async (source: string) => (await mutantsOf(source)).map(({ replacement }) => replacement);

describe('what may be broken', () => {
  it('is what decides something', async () => {
    expect(await places('export const f = (a: number) => a > 1;')).toEqual(
      expect.arrayContaining(['true', 'false', 'a >= 1', 'a <= 1']),
    );
    expect(await places("export const state: string = 'sold';")).toEqual(['""']);
  });

  it.each([
    ['looks', "export const A = () => <p className={b ? 'c' : 'd'} style={{ top: 1 + 2 }} />;"],
    ['words in an attribute', "export const A = () => <p title={'hello'} />;"],
    ['log lines', "console.warn('not there' + name); logger.info(`sent`);"],
    ['the words of an error', "const failure = new TypeError('it is not there');"],
    ['class names', "export const button = 'px-2 py-1 hover:bg-sky-50';"],
    ['what an effect depends on', 'const kept = useMemo(run, [name]);'],
  ])('is not %s', async (_what, source) => {
    const mutants = await mutantsOf(source);
    const broken = mutants.filter(({ mutatorName }) => mutatorName !== 'ArrowFunction');
    expect(broken.map(({ replacement }) => replacement)).toEqual([]);
  });

  it('is each behind a switch of its own, and nothing else is', async () => {
    const all = await mutantsOf('export const f = (a: number) => a > 1 && a < 9;');
    const chosen = all.filter(({ replacement }) => ['a >= 1', 'a <= 9'].includes(replacement));
    const { files, mutants } = await placeMutants(folder, chosen);
    expect(mutants.map(({ replacement }) => replacement)).toEqual(['a >= 1', 'a <= 9']);
    for (const { id } of mutants) expect(files[0]?.content).toContain(`stryMutAct_9fa48("${id}")`);
  });
});
