import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessTime {
  parent: number;
  /** Processor time in seconds, with that of ended children. */
  seconds: number;
}

/** Linux's USER_HZ. */
const ticksPerSecond = 100;
const sampleMs = 1_000;

/** @example readStat('7 (a b) S 1 7 7 0 -1 0 0 0 0 0 150 50 20 30 …') // => { parent: 1, seconds: 2.5 } */
export function readStat(stat: string): ProcessTime {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
}

const readPids = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function readTimes(pids: readonly number[]): Map<number, ProcessTime> {
  return new Map(
    pids.flatMap((pid): [number, ProcessTime][] => {
      try {
        return [[pid, readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]];
      } catch {
        // The process ended while the folder was read.
        return [];
      }
    }),
  );
}

/** Adds up the processor time of groups: processes with all their descendants. */
export class ProcessorTime {
  readonly #groups = new Map<number, string>();
  readonly #last = new Map<string, number>();
  readonly #sums = new Map<string, number>();

  assign(pid: number, group: string): void {
    this.#groups.set(pid, group);
  }

  add(times: ReadonlyMap<number, ProcessTime>): void {
    for (const pid of this.#groups.keys()) if (!times.has(pid)) this.#groups.delete(pid);
    const groupOf = (pid: number): string | undefined => {
      const parent = times.get(pid)?.parent;
      const group = this.#groups.get(pid) ?? (parent ? groupOf(parent) : undefined);
      if (group) this.#groups.set(pid, group);
      return group;
    };
    const now = new Map<string, number>();
    for (const [pid, { seconds }] of times) {
      const group = groupOf(pid);
      if (group) now.set(group, (now.get(group) ?? 0) + seconds);
    }
    for (const [group, seconds] of now) {
      // The sum falls if a process ends and its parent did not wait for it.
      const more = Math.max(0, seconds - (this.#last.get(group) ?? 0));
      this.#sums.set(group, (this.#sums.get(group) ?? 0) + more);
    }
    this.#last.clear();
    for (const [group, seconds] of now) this.#last.set(group, seconds);
  }

  has(pid: number): boolean {
    return this.#groups.has(pid);
  }

  get sums(): ReadonlyMap<string, number> {
    return this.#sums;
  }
}

/**
 * @param own seconds of this process itself
 * @example describeTimes(new Map([['unit', 61.6]]), 3) // => 'Processor time: unit 62 s, this command 3 s; 65 s in all.'
 */
export function describeTimes(sums: ReadonlyMap<string, number>, own: number): string {
  const all = [...sums, ['this command', own] as const];
  const rows = all.map(([group, seconds]) => `${group} ${seconds.toFixed(0)} s`);
  const total = all.reduce((sum, [, seconds]) => sum + seconds, 0);
  return `Processor time: ${rows.join(', ')}; ${total.toFixed(0)} s in all.`;
}

const groups = new AsyncLocalStorage<string>();

/** Runs work and assigns its child processes to `group`. */
export const countedAs = <T>(group: string, work: () => Promise<T>): Promise<T> => groups.run(group, work);

/**
 * Samples the processor time of all child processes each second.
 * @returns a function that stops sampling and describes the sums; it returns undefined outside Linux
 */
export function measureProcessorTime(): () => string | undefined {
  if (process.platform !== 'linux') return () => undefined;
  const time = new ProcessorTime();
  /** Processes outside all groups. They cannot join one later, so the next sample skips them. */
  let strangers = new Set<number>();
  const started: { child: ChildProcess; group: string }[] = [];
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    started.push({ child, group: groups.getStore() ?? 'others' });
  });
  const sample = () => {
    for (const { child, group } of started.splice(0)) if (child.pid) time.assign(child.pid, group);
    const pids = readPids();
    time.add(readTimes(pids.filter((pid) => time.has(pid) || !strangers.has(pid))));
    strangers = new Set(pids.filter((pid) => !time.has(pid)));
  };
  const timer = setInterval(sample, sampleMs).unref();
  return () => {
    clearInterval(timer);
    sample();
    const { user, system } = process.cpuUsage();
    return describeTimes(time.sums, (user + system) / 1e6);
  };
}
