import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { inRoot, root } from './project.ts';
import { onStop } from './stopping.ts';

export interface ToolResult {
  ok: boolean;
  /** Output; empty if it was printed to the terminal. */
  output: string;
}

const running = new Set<ChildProcess>();
onStop.do(async () => {
  for (const child of running) child.kill('SIGTERM');
});

const windows = process.platform === 'win32';

export interface ToolOptions {
  env?: Record<string, string>;
  /** Prints to the terminal instead of returning the output. */
  show?: boolean;
  /** Gives the program the whole terminal, including input. */
  interactive?: boolean;
  /** Runs at low priority. */
  aside?: boolean;
}

/** Runs a program of node_modules/.bin, or of PATH, in the project's root. */
export function runTool(
  name: string,
  args: string[],
  { env = {}, interactive = false, show = interactive, aside = false }: ToolOptions = {},
): Promise<ToolResult> {
  const path = [inRoot('node_modules', '.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn(name, args, {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(!show && { NO_COLOR: '1' }),
      ...env,
      PATH: path,
    },
    stdio: [interactive ? 'inherit' : 'ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    shell: windows,
  });
  running.add(child);
  if (aside && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    const end = (ok: boolean) => {
      running.delete(child);
      resolve({ ok, output });
    };
    child.once('error', (failure) => {
      output += failure.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
