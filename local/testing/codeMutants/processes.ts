import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Problem } from '../../problem.ts';
import { onStop } from '../../stopping.ts';
import type { Answer, Order } from './runner.ts';

/** Time limit for a mutant. A limit of executions stops endless loops earlier. */
const maxMutantMs = 180_000;

const running = new Set<ChildProcess>();
onStop.do(async () => {
  for (const child of running) child.kill('SIGKILL');
});

const start = async (folder: string, env: Record<string, string>): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'runner.ts'), {
    cwd: folder,
    env: { ...process.env, ...env, BROKEN_CODE: '1', NODE_ENV: 'test', NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', process.env.MUTANTS_DEBUG ? 'inherit' : 'ignore', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    once(child, 'exit').then(() => false),
  ]);
  if (!isReady) throw new Problem('Vitest does not start: MUTANTS_DEBUG=1 shows why.');
  return child;
};

export interface Runner {
  /** @returns null if the process ended or hung: then the mutant counts as noticed */
  ask(order: Order): Promise<Answer | null>;
  stop(): void;
}

/** Creates a runner: a process with Vitest, restarted after a mutant hangs. */
export const openRunner = (folder: string, env: Record<string, string> = {}): Runner => {
  let child: ChildProcess | undefined;
  const ask = async (order: Order): Promise<Answer | null> => {
    child ??= await start(folder, env);
    const runner = child;
    const ending = new AbortController();
    const { signal } = ending;
    const timer = 'mutant' in order ? setTimeout(() => runner.kill('SIGKILL'), maxMutantMs) : undefined;
    runner.send(order);
    const either = [
      once(runner, 'message', { signal }).then(([message]) => message as Answer),
      once(runner, 'exit', { signal }).then(() => null),
    ];
    const answer = await Promise.race(either);
    ending.abort();
    await Promise.allSettled(either);
    clearTimeout(timer);
    if (!answer) child = undefined;
    return answer;
  };
  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return { ask, stop };
};
