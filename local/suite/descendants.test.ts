import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { descendantsOf, isAlive, readProcesses } from './descendants.ts';

it('finds the children of children, and nobody else', () => {
  const parents = new Map([
    [10, 1],
    [11, 10],
    [12, 11],
    [13, 10],
    [20, 1],
  ]);
  expect(descendantsOf(10, parents).toSorted()).toEqual([11, 12, 13]);
});

it('finds a process that was really started', () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 10_000)']);
  const { pid = 0 } = child;
  expect(descendantsOf(process.pid, readProcesses())).toContain(pid);
  expect(isAlive(pid)).toBe(true);
  child.kill('SIGKILL');
});
