import { plainPath } from '../../src/canonicalPath.ts';
import { everything } from '../../src/domain/market/landing.ts';
import { landingPath, readLanding, valuePath } from '../../src/landingPaths.ts';
import {
  comparePath,
  costsPath,
  electricGuidePath,
  mapPath,
  openDataPath,
  papersPath,
  paths,
  phrasesPath,
  takedownPath,
  trustPath,
  viewingPath,
  zonePath,
  zonesPath,
} from '../../src/paths.ts';
import type { ToolOptions } from '../tool.ts';
import { checkSpelling } from './checkSpelling.ts';
import { brokenLinks, type ContentFile, datesPastLimit, unfoundedFigures } from './contentProblems.ts';
import { sourcesPastLimit, unfoundedLaw } from './lawProblems.ts';
import { readContent, readDocuments, readInterface } from './readContent.ts';

const pagesOf = (files: readonly ContentFile[]) => {
  const brands = files.flatMap(({ file }) => /^brands\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []);
  const cities = files.flatMap(({ file }) => /^zones\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []);
  const knownPages: ReadonlySet<string> = new Set([
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...[
      phrasesPath,
      papersPath,
      costsPath,
      viewingPath,
      mapPath,
      trustPath,
      takedownPath,
      openDataPath,
      comparePath,
      valuePath,
      landingPath(everything),
      zonesPath,
      electricGuidePath,
    ],
    ...brands.map(paths.brand),
    ...cities.map(zonePath),
  ]);
  return (address: string) => {
    const path = plainPath(address.replace(/[#?].*$/, ''));
    return knownPages.has(path) || readLanding(path) !== null;
  };
};

export type TextProblems = {
  /** Problems that do not depend on the date. */
  wrong: string[];
  /** Texts and sources to check again. They fail no build, so that old versions can be built. */
  due: string[];
};

export async function checkTexts(
  now: number,
  options: Pick<ToolOptions, 'aside'> = {},
): Promise<TextProblems> {
  const files = readContent();
  return {
    wrong: [
      ...(await checkSpelling(options)),
      ...brokenLinks(files, pagesOf(files)),
      ...unfoundedFigures(files, ['points']),
      ...unfoundedLaw([...files, ...readDocuments(), ...readInterface()]),
    ],
    due: [...datesPastLimit(files, now), ...sourcesPastLimit(files, now)],
  };
}
