import { indexOf } from '../../../src/domain/search/catalogue.ts';
import { paths } from '../../../src/paths.ts';
import { indexReference, parseIndex, textVersion } from '../catalogue/catalogueDocuments.ts';
import { gatherChanges, isAnyWaiting, mendSegments } from '../catalogue/gather.ts';
import {
  indexFile,
  partFile,
  segmentsFile,
  segmentsText,
  writeCatalogueFiles,
} from '../catalogue/writeCatalogueFiles.ts';
import { homeLocals, homeVersion, refreshHome } from '../pages/refreshHome.ts';
import { pairVersions } from '../pages/renderPair.ts';
import type { Site } from '../platform/site.ts';
import type { Run } from './run.ts';

const settleMs = 5_000;

type Stale = { parts: number[]; lists: boolean };

/** Compares the catalogue's files with their documents. `lists`: the index or segments file differs. */
const staleFiles = async ({ documents, files }: Site): Promise<Stale> => {
  const snapshot = await indexReference(documents).get();
  if (!snapshot.exists) return { parts: [], lists: false };
  const { parts, segments } = parseIndex(snapshot.data());
  const summaries = Object.values(parts);
  const differs = async (file: string, version: string) => (await files.version(file)) !== version;
  const stale = await Promise.all(summaries.map(({ part, version }) => differs(partFile(part), version)));
  const lists = await Promise.all([
    differs(indexFile, textVersion(JSON.stringify(indexOf(summaries)))),
    differs(segmentsFile, textVersion(segmentsText(segments))),
  ]);
  return {
    parts: summaries.filter((_, n) => stale[n]).map(({ part }) => part),
    lists: lists.includes(true),
  };
};

const countOf = ({ parts, lists }: Stale): number => parts.length || Number(lists);

const isHomeStale = async (site: Site): Promise<boolean> => {
  const [locals, versions] = [await homeLocals(site), await pairVersions(site, paths.home)];
  const expected = homeVersion(locals);
  return versions.some((version) => version !== null && version !== expected);
};

/**
 * Adds pending changes to the catalogue. Rewrites segments, files and the home page if they differ from their
 * documents.
 */
export const checkFiles = async (run: Run): Promise<void> => {
  const { site, pause } = run.needs;
  if (await isAnyWaiting(site.documents)) await gatherChanges(site, () => refreshHome(site));
  await mendSegments(site);
  const before = countOf(await staleFiles(site));
  const wasHomeStale = await isHomeStale(site);
  if (before === 0 && !wasHomeStale) return;
  await pause(settleMs);
  const stale = before > 0 ? await staleFiles(site) : { parts: [], lists: false };
  if (countOf(stale) > 0) await writeCatalogueFiles(site, stale.parts);
  run.count('files', countOf(stale));
  if (!wasHomeStale || !(await isHomeStale(site))) return;
  await refreshHome(site);
  run.count('home');
};
