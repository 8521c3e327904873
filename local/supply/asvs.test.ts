import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';

/** Requirements of ASVS 5.0.0, levels 1 and 2: first and last number of each section. */
const sections: readonly [section: string, from: number, to: number][] = (
  '1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1-1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2 ' +
  '4.1:1-3 4.2:1-1 4.3:1-2 4.4:1-4 5.1:1-1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 ' +
  '6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1-1 8.4:1-1 9.1:1-3 9.2:1-4 10.1:1-2 ' +
  '10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1-1 11.6:1-1 ' +
  '12.1:1-3 12.2:1-2 12.3:1-4 13.1:1-1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 ' +
  '15.3:1-7 16.1:1-1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1-1 17.2:1-4 17.3:1-2'
)
  .split(' ')
  .map((one): [string, number, number] => {
    const [section = '', range = ''] = one.split(':');
    const [from = 0, to = 0] = range.split('-').map(Number);
    return [section, from, to];
  });
const wanted = sections.flatMap(([section, from, to]) =>
  Array.from({ length: to - from + 1 }, (_, step) => `${section}.${from + step}`),
);

const text = readFileSync(inRoot('docs', 'asvs.md'), 'utf8');
const [tables = '', rest = ''] = text.split('## Exceptions');
const rows = tables.split('\n').flatMap((line) => {
  const [, id, requirement = '', answer = ''] = /^\| v5\.0\.0-([\d.]+) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
  return id ? [{ id, asked: requirement, answer }] : [];
});
const exceptions = new Map(
  [...rest.matchAll(/^\| (E\d+) \| (.+?) \| (.+) \|$/gm)].map(([, id = '', , why = '']) => [id, why]),
);
const absent = [...(rest.split('## Not here')[1] ?? '').matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(
  ([, ids = '']) => ids.split(', '),
);
const filesOf = (answer: string) => [...answer.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

describe('docs/asvs.md', () => {
  it('answers every row of levels 1 and 2, each once', () => {
    expect(wanted).toHaveLength(253);
    expect([...rows.map(({ id }) => id), ...absent].toSorted()).toEqual(wanted.toSorted());
    expect(rows.length).toBeGreaterThanOrEqual(183);
  });

  it.each(rows)('$id is answered by what there is', ({ answer }) => {
    expect(answer).toMatch(/^(?:(?:test|code|written in) `|setting(?: `|: )|exception E\d+$)/);
    for (const file of filesOf(answer)) expect(existsSync(inRoot(file)), file).toBe(true);
    if (answer.startsWith('test'))
      expect(filesOf(answer).every((file) => /\.(?:test|spec)\.ts$/.test(file))).toBe(true);
  });

  it('counts its rows rightly in its first paragraph', () => {
    const number = (count: RegExp) => Number(count.exec(text.replace(/\s+/g, ' '))?.[1]);
    const answered = (pattern: RegExp) => rows.filter(({ answer }) => pattern.test(answer)).length;
    expect([
      number(/have (\d+) rows/),
      number(/(\d+) of them do not apply/),
      number(/The other (\d+) are covered/),
      number(/(\d+) have a test that fails/),
      number(/(\d+) code short enough/),
      number(/(\d+) a platform setting/),
      number(/(\d+) a document/),
      number(/(\d+) a signed exception/),
    ]).toEqual([
      wanted.length,
      absent.length,
      rows.length,
      answered(/^test /),
      answered(/^code /),
      answered(/^setting/),
      answered(/^written in /),
      answered(/^exception /),
    ]);
  });

  it('gives each exception a reason, a signature and a use', () => {
    const used = new Set(rows.flatMap(({ answer }) => /^exception (E\d+)$/.exec(answer)?.[1] ?? []));
    expect([...exceptions.keys()].toSorted()).toEqual([...used].toSorted());
    for (const why of exceptions.values()) expect(why.length).toBeGreaterThan(60);
    expect(rest).toContain('Signed by the maintainers, 2026-11-21');
  });
});

it('SECURITY.md names only what there is', () => {
  const page = readFileSync(inRoot('SECURITY.md'), 'utf8');
  const named = [
    ...page.matchAll(/(?:`|\()((?:src|docs|tests|functions|local)\/[\w./-]+\.\w+|[\w]+\.rules)[`)#]/g),
  ].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});
