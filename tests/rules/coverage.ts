import { readdirSync, readFileSync } from 'node:fs';
import { listingBounds, partSize } from '../contract/listingBounds.ts';

/** Expression in the emulator's report: its values, and its parts. */
type Expression = {
  sourcePosition: { line: number; currentOffset?: number; endOffset: number };
  /** A failed expression has the value 'undefined', a skipped one none. */
  values?: { value: { boolValue?: boolean; undefined?: unknown } }[];
  children?: Expression[];
};
type Seen = { line: number; text: string; truth: Set<boolean>; isData: boolean };

const source = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
/** Suites without measurement: they test Storage, the table of permissions, or modified rules. */
const others = ['storage.test.ts', 'rows.test.ts', 'room.test.ts'];
const suites = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts') && !others.includes(file))
  .map((file) => file.replace('.test.ts', '').replaceAll('.', '-'));

/** Emulated projects: one for each suite. `parity` has several, since its report would be too long. */
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

const reportOf = async (emulator: string, project: string): Promise<Expression[]> => {
  const answer = await fetch(`http://${emulator}/emulator/v1/projects/${project}:ruleCoverage`);
  if (!answer.ok) throw new Error(`no coverage of ${project}: ${answer.status} ${await answer.text()}`);
  const { report } = await answer.json();
  return report ?? [];
};

/**
 * Measures which boolean expressions of firestore.rules were both true and false. Literals do not count.
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

/** Minimum per cent of conditions that were both true and false. */
export const leastCoverage = 98;
