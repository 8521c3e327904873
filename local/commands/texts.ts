import { Problem } from '../problem.ts';
import { secondsSince } from '../seconds.ts';
import { checkTexts } from '../texts/checkTexts.ts';

/** Spelling, links, figures without a source and days past their limit, in all words of the site. */
export async function run(): Promise<void> {
  const start = Date.now();
  const { wrong, due } = await checkTexts(start);
  const found = [...wrong, ...due];
  if (found.length > 0)
    throw new Problem(`${found.join('\n')}\n\nA word that is right belongs in local/texts/words.txt.`);
  console.log(`Spelling, links, sources and dates are right (${secondsSince(start)}).`);
}
