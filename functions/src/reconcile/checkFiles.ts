import { indexOf } from '../../../src/domain/search/catalogue.ts';
import { paths } from '../../../src/paths.ts';
import { indexReference, parseIndex, textVersion } from '../catalogue/catalogueDocuments.ts';
import { indexFile, partFile, writeCatalogueFiles } from '../catalogue/writeCatalogueFiles.ts';
import { homeLocals, homeVersion, refreshHome } from '../pages/refreshHome.ts';
import { pairVersions } from '../pages/renderPair.ts';
import type { Site } from '../platform/site.ts';
import type { Run } from './run.ts';

/** Milliseconds for concurrent writes to finish. */
const settleMs = 5_000;

/** Returns the parts whose file differs from their document; part 0 also stands for the index. */
const staleParts = async ({ documents, files }: Site): Promise<number[]> => {
  const snapshot = await indexReference(documents).get();
  if (!snapshot.exists) return [];
  const summaries = Object.values(parseIndex(snapshot.data()).parts);
  const seen = await Promise.all(
    summaries.map(async ({ part, version }) => ({
      part,
      isStale: (await files.version(partFile(part))) !== version,
    })),
  );
  const stale = seen.filter(({ isStale }) => isStale).map(({ part }) => part);
  const index = textVersion(JSON.stringify(indexOf(summaries)));
  return stale.length === 0 && (await files.version(indexFile)) !== index ? [0] : stale;
};

const isHomeStale = async (site: Site): Promise<boolean> => {
  const [locals, versions] = [await homeLocals(site), await pairVersions(site, paths.home)];
  const expected = homeVersion(locals);
  return versions.some((version) => version !== null && version !== expected);
};

/** Compares the catalogue's files with their documents, and the home page with its data. */
export const checkFiles = async (run: Run): Promise<void> => {
  const { site, pause } = run.needs;
  const before = await staleParts(site);
  const wasHomeStale = await isHomeStale(site);
  if (before.length === 0 && !wasHomeStale) return;
  await pause(settleMs);
  const stale = before.length > 0 ? await staleParts(site) : [];
  for (const part of stale) {
    await writeCatalogueFiles(site, part);
    run.count('files');
  }
  if (!wasHomeStale || !(await isHomeStale(site))) return;
  await refreshHome(site);
  run.count('home');
};
