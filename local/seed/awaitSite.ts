import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { catalogueIndex, type Path, paths } from '../../src/paths.ts';
import { Problem } from '../problem.ts';
import { region } from '../project.ts';
import type { Suite } from '../suite/suite.ts';

const Counts = z.object({ active: z.int(), sold: z.int() });

/** Requests a page from the function, since `npm run dev` has no Hosting. */
const ask = ({ project, ports }: Suite, path: Path) =>
  fetch(`http://127.0.0.1:${ports.functions}/${project}/${region}/pages${path}`, {
    signal: AbortSignal.timeout(20_000),
  });

/** Returns the number of listed bikes; 0 while the site does not answer. */
export const listedCount = async (suite: Suite): Promise<number> => {
  try {
    const { active, sold } = Counts.parse(await (await ask(suite, catalogueIndex)).json());
    return active + sold;
  } catch {
    return 0;
  }
};

/** Waits until the functions have listed this many bikes. @throws Problem after `timeoutMs` */
export const awaitCatalogue = async (suite: Suite, wanted: number, timeoutMs: number): Promise<void> => {
  const end = Date.now() + timeoutMs;
  let listed = await listedCount(suite);
  while (listed < wanted) {
    if (Date.now() > end) {
      throw new Problem(
        `The functions have listed ${listed} of ${wanted} demo bikes in ${Math.round(timeoutMs / 1000)} seconds.\n` +
          `Why they stopped is in ${suite.log}. Then: npm run reset, and start again.`,
      );
    }
    await pause(250);
    listed = await listedCount(suite);
  }
};

/** Opens pages one after the other, which stores them. */
export const openPages = async (suite: Suite, slugs: readonly string[]): Promise<void> => {
  for (const slug of slugs) {
    const answer = await ask(suite, paths.listing(slug));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Problem(`The page of ${slug} answers ${answer.status}. Why: ${suite.log}`);
  }
};
