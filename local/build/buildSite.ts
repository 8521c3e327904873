import { target } from '../../src/installation/current.ts';
import { Problem } from '../problem.ts';
import { runTool } from '../tool.ts';
import { collectInline } from './collectInline.ts';
import { extractCriticalCss } from './criticalCss/extractCriticalCss.ts';
import { isCriticalCssOn } from './criticalCss/isOn.ts';
import { isFresh, noteBuilt, sourcesNow } from './freshness.ts';
import { stampWorker } from './stampWorker.ts';

/** @returns whether the site was built; `ifStale` skips the build if no source changed */
export async function buildSite({
  ifStale,
  of = target,
}: {
  ifStale: boolean;
  /** Installation to build for; `preview` builds the demo. */
  of?: string;
}): Promise<boolean> {
  const now = sourcesNow(of);
  if (ifStale && (await isFresh(now))) return false;
  const built = await runTool('astro', ['build'], { env: { VONGXE_TARGET: of } });
  if (!built.ok) throw new Problem(`The site does not build:\n${built.output}`);
  if (isCriticalCssOn) extractCriticalCss();
  await collectInline();
  stampWorker();
  await noteBuilt(now);
  return true;
}
