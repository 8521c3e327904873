import { readdirSync, readFileSync } from 'node:fs';
import { listingBounds, partSize } from '../contract/listingBounds.ts';

/** What the emulator tells of one expression: the values that it has had, and its parts. */
type Expression = {
  sourcePosition: { line: number; currentOffset?: number; endOffset: number };
  /** A failed expression is 'undefined'; one that a list left open has no value at all. */
  values?: { value: { boolValue?: boolean; undefined?: unknown } }[];
  children?: Expression[];
};
type Seen = { line: number; text: string; truth: Set<boolean>; isData: boolean };

const source = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
/** Of Storage, of none, and of rules that are longer than these. */
const others = ['storage.test.ts', 'rows.test.ts', 'room.test.ts'];
const suites = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts') && !others.includes(file))
  .map((file) => file.replace('.test.ts', '').replaceAll('.', '-'));

/** A project for each suite, without points in its name; for parity several, because it asks too much for one. */
const projects = suites.flatMap((suite) =>
  suite === 'parity'
    ? Array.from({ length: Math.ceil(listingBounds.length / partSize) }, (_, part) => `parity-${part + 1}`)
    : [suite],
);

const note = (seen: Map<string, Seen>, { sourcePosition, values = [], children = [] }: Expression): void => {
  const { line, currentOffset = 0, endOffset } = sourcePosition;
  const key = `${currentOffset}-${endOffset}`;
  const node = seen.get(key) ?? {
    line,
    text: source.slice(currentOffset, endOffset + 1).trim(),
    truth: new Set(),
    isData: false,
  };
  for (const { value } of values) {
    if (value.boolValue !== undefined) node.truth.add(value.boolValue);
    else if (Object.keys(value).some((kind) => kind !== 'undefined')) node.isData = true;
  }
  seen.set(key, node);
  for (const child of children) note(seen, child);
};

/** The report of one emulated project; nothing where its rules were never asked. */
const reportOf = async (emulator: string, project: string): Promise<Expression[]> => {
  const answer = await fetch(`http://${emulator}/emulator/v1/projects/${project}:ruleCoverage`);
  if (!answer.ok) throw new Error(`no coverage of ${project}: ${answer.status} ${await answer.text()}`);
  const { report } = await answer.json();
  return report ?? [];
};

/**
 * Which boolean expressions of firestore.rules the suites have seen both true and false. Literals do not count.
 * @example await measureCoverage('127.0.0.1:8080') // => { both: 395, total: 400, gaps: ['line 12: …'] }
 */
export const measureCoverage = async (emulator: string) => {
  const seen = new Map<string, Seen>();
  for (const project of projects)
    for (const expression of await reportOf(emulator, `demo-rules-${project}`)) note(seen, expression);
  const nodes = [...seen.values()].filter(({ text }) => text !== 'true' && text !== 'false');
  const boolean = nodes.filter(({ isData }) => !isData);
  const gaps = boolean.filter(({ truth }) => truth.size < 2);
  return {
    both: boolean.length - gaps.length,
    total: boolean.length,
    gaps: gaps.map(
      ({ line, text, truth }) => `line ${line}: ${text} was only ever ${[...truth][0] ?? 'skipped'}`,
    ),
  };
};

/** Of a hundred conditions so many have to have been seen both ways. */
export const leastCoverage = 98;
