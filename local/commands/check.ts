import { Problem } from '../problem.ts';
import { secondsSince } from '../seconds.ts';
import { runCheck } from '../testing/runCheck.ts';

export async function run(): Promise<void> {
  const start = Date.now();
  const { ok, output } = await runCheck();
  if (!ok) throw new Problem(output);
  console.log(`Texts, workflows, format, lint and types are right (${secondsSince(start)}).`);
}
