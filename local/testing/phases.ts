import { secondsSince } from '../seconds.ts';
import type { Counts } from './counts.ts';
import { countedAs } from './processorTime.ts';

export interface Outcome extends Counts {
  /** Printed after a failure. */
  output: string;
}

/** An exception counts as one failure. */
export async function runPhase(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const start = Date.now();
  console.log(`${name} …`);
  const outcome = await countedAs(name, work).catch((failure: Error) => ({
    passed: 0,
    failed: 1,
    output: failure.name === 'Problem' ? failure.message : String(failure.stack),
  }));
  const { passed, failed, output } = outcome;
  const verdict = failed > 0 ? `${failed} failed, ${passed} passed` : passed > 0 ? `${passed} passed` : 'ok';
  console.log(`${name}: ${verdict} (${secondsSince(start)})`);
  const figures = output.split('\n').filter((line) => line.startsWith('▸'));
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  else if (figures.length > 0) console.log(figures.join('\n'));
  return outcome;
}
