import { Problem } from '../problem.ts';
import { secondsSince } from '../seconds.ts';
import { checkTexts } from '../texts/checkTexts.ts';

/** Checks all texts: spelling, links, figures without a source, and expired dates. */
export async function run(): Promise<void> {
  const start = Date.now();
  const { wrong, due } = await checkTexts(start);
  const problems = [...wrong, ...due];
  if (problems.length > 0)
    throw new Problem(`${problems.join('\n')}\n\nA word that is right belongs in local/texts/words.txt.`);
  console.log(`Spelling, links, sources and dates are right (${secondsSince(start)}).`);
}
