import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { countedAs, describeTimes, measureProcessorTime, ProcessorTime, readStat } from './processorTime.ts';

const run = promisify(execFile);
const stat = (name: string, parent: number, ...ticks: [number, number, number, number]) =>
  `7 (${name}) S ${parent} 7 7 0 -1 4194304 100 0 0 0 ${ticks.join(' ')} 20 0 1 0 5`;

it('reads the time of a process and of its ended children, whatever its name', () => {
  expect(readStat(stat('a) (b c', 3, 150, 50, 20, 30))).toEqual({ parent: 3, seconds: 2.5 });
});

const sample = (...rows: [pid: number, parent: number, seconds: number][]) =>
  new Map(rows.map(([pid, parent, seconds]) => [pid, { parent, seconds }]));

it('counts a process, its children, and their children', () => {
  const time = new ProcessorTime();
  time.assign(10, 'unit');
  time.assign(20, 'e2e');
  time.add(sample([10, 1, 2], [11, 10, 3], [12, 11, 4], [20, 1, 5], [30, 1, 100]));
  expect([...time.sums]).toEqual([
    ['unit', 9],
    ['e2e', 5],
  ]);
});

it('counts what an ended child took once: its parent has it', () => {
  const time = new ProcessorTime();
  time.assign(10, 'unit');
  time.add(sample([10, 1, 2], [11, 10, 3]));
  time.add(sample([10, 1, 5.5]));
  expect(time.sums.get('unit')).toBe(5.5);
});

it('keeps a process in its group after its parent has ended, and what nobody waited for', () => {
  const time = new ProcessorTime();
  time.assign(10, 'e2e');
  time.add(sample([10, 1, 2], [11, 10, 3]));
  time.add(sample([11, 1, 4]));
  time.add(sample([11, 1, 6]));
  expect(time.sums.get('e2e')).toBe(7);
});

it('a number that belongs to another process later counts no more', () => {
  const time = new ProcessorTime();
  time.assign(10, 'unit');
  time.add(sample([10, 1, 2]));
  time.add(sample([99, 1, 1]));
  time.add(sample([10, 1, 50]));
  expect(time.sums.get('unit')).toBe(2);
});

it('measures what a child takes, and what the child of a child takes that came later', async () => {
  const sumUp = measureProcessorTime();
  // Uses processor time for longer than the interval between samples.
  const burn =
    'const end = process.cpuUsage().user + 15e5; while (process.cpuUsage().user < end) for (let i = 0; i < 1e6; i++);';
  const inner = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(burn)}])`;
  await countedAs('inner', () => run(process.execPath, ['-e', inner]));
  const seconds = Number(/inner ([\d.]+) s/.exec(sumUp() ?? 'inner 1 s')?.[1]);
  expect(seconds).toBeGreaterThan(0);
});

it('names each phase and all of it', () => {
  const sums = new Map([
    ['build', 13.2],
    ['unit', 230.4],
  ]);
  expect(describeTimes(sums, 21)).toBe(
    'Processor time: build 13 s, unit 230 s, this command 21 s; 265 s in all.',
  );
});
