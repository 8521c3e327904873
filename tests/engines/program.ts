import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const groups = new Set<number>();
const endAll = () => {
  for (const group of groups) end(group);
};
process.once('exit', endAll);
process.once('SIGTERM', () => process.exit(143));

function end(group: number): void {
  groups.delete(group);
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}

/** Starts a program in a process group, which is killed when this process exits. */
export function startProgram(
  name: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'env' | 'stdio'>,
): { program: ChildProcess; stop: () => Promise<void> } {
  const program = spawn(name, args, { ...options, detached: true });
  const { pid } = program;
  if (pid === undefined) throw new Error(`${name} could not be started`);
  groups.add(pid);
  const ended = once(program, 'exit');
  const stop = async () => {
    end(pid);
    await ended;
  };
  return { program, stop };
}

export async function waitForLine(stream: AsyncIterable<Buffer> | null | undefined, pattern: RegExp) {
  let text = '';
  for await (const chunk of stream ?? []) {
    text += chunk.toString();
    const match = pattern.exec(text)?.[0];
    if (match) return match;
  }
  throw new Error(`The program ended before it said ${pattern}:\n${text}`);
}

export function emptyFolder(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `vongxe-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
