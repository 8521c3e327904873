import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type ParentOf = ReadonlyMap<number, number>;

/** Returns all descendants of `pid`, children first. */
export function descendantsOf(pid: number, parentOf: ParentOf): number[] {
  const children = [...parentOf].filter(([, parent]) => parent === pid).map(([child]) => child);
  return [...children, ...children.flatMap((child) => descendantsOf(child, parentOf))];
}

/** Reads /proc, because small Linux images lack `ps`. */
export function readProcesses(): ParentOf {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return new Map(pids.map((pid) => [Number(pid), parentFromProc(pid)]));
  }
  const table = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout ?? '';
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  return new Map(rows.map(([pid = 0, parent = 0]) => [pid, parent]));
}

function parentFromProc(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name in brackets, may contain any characters.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended meanwhile.
  }
}
