import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { pages } from '../../functions/src/entries/pages.http.ts';
import { stillForSale } from '../../functions/src/entries/stillForSale.http.ts';
import { unsubscribe } from '../../functions/src/entries/unsubscribe.http.ts';
import { readFirebaseConfig } from '../build/hostingConfig.ts';
import { inRoot } from '../project.ts';

/** Functions that respond with pages, which name their build's scripts. */
const rendering = { pages, stillForSale, unsubscribe };
const exported = Object.keys(rendering);

const { rewrites } = readFirebaseConfig().hosting;

describe('a release of Hosting asks the functions of its own build for pages', () => {
  it('by each rewrite that leads to one, and by no other', () => {
    const pinned = rewrites.flatMap(({ function: to }) => (to?.pinTag ? [to.functionId] : []));
    expect([...new Set(pinned)].toSorted()).toEqual(exported.toSorted());
    const loose = rewrites.filter(({ function: to }) => to && exported.includes(to.functionId) && !to.pinTag);
    expect(loose).toEqual([]);
  });

  it('whoever answers with a page is among them', () => {
    const index = readFileSync(inRoot('functions', 'src', 'index.ts'), 'utf8');
    const files = [...index.matchAll(/\{ ([\w, ]+) \} from '\.\/(\w+\/\w+\.http)\.ts'/g)];
    expect(files.length).toBeGreaterThan(5);
    const sending = files.flatMap(([, names = '', file]) => {
      const text = readFileSync(inRoot('functions', 'src', `${file}.ts`), 'utf8');
      return /(sendPage|answerLinkPage)\(/.test(text) ? names.split(', ') : [];
    });
    expect(sending.toSorted()).toEqual(exported.toSorted());
  });

  // firebase-tools refuses to pin a warm instance (lib/deploy/hosting/convertConfig.js), so hostingConfig
  // drops the pin.
  it.each(Object.entries(rendering))('%s keeps no instance warm as it is shipped', (_, { __endpoint }) => {
    expect(Number(__endpoint.minInstances) || 0).toBe(0);
  });

  it('firebase-tools knows the option without being asked for an experiment', () => {
    const { ALL_EXPERIMENTS } = createRequire(import.meta.url)('firebase-tools/lib/experiments');
    expect(ALL_EXPERIMENTS.pintags.default).toBe(true);
  });
});
