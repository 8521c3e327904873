import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../../local/project.ts';
import { builtPages } from '../../budgets/builtPages.ts';
import { bytesOf, listed, scriptFile, withImports } from '../../budgets/moduleGraph.ts';
import { islandsOf } from '../../budgets/weigh.ts';

/*
 * Measures each island's scripts in KB after brotli: its file, its imports, and lazy imports. Files that
 * several islands share, such as React, are counted for each, though a page loads them once.
 */
const kb = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
const short = (address: string) => address.replace(/^\/_astro\/|\.[\w-]{8}\.js$/g, '');

it('what each island brings', async () => {
  const islands = new Map<string, { renderer: string; loadsOn: Set<string>; pages: Set<string> }>();
  for (const { kind, html } of await builtPages())
    for (const { file, renderer, loadsOn } of islandsOf(html)) {
      const island = islands.get(file) ?? { renderer, loadsOn: new Set(), pages: new Set() };
      island.loadsOn.add(loadsOn);
      island.pages.add(kind);
      islands.set(file, island);
    }
  const shared = new Set(withImports([...islands.values()].map(({ renderer }) => renderer)));
  const rows = [...islands].map(([file, { loadsOn, pages }]) => {
    const files = withImports([file]);
    const own = files.filter((one) => !shared.has(one));
    return {
      island: short(file),
      loadsOn: [...loadsOn].join(' '),
      'KB itself': kb(scriptFile(file).bytes),
      'KB it brings': kb(bytesOf(own)),
      files: own.length,
      heaviest: listed(own.filter((one) => one !== file))
        .slice(0, 3)
        .map((line) => short(line.split(' ')[0] ?? ''))
        .join(', '),
      'later, KB': [...new Set(own.flatMap((one) => scriptFile(one).later))]
        .map(
          (one) =>
            `${short(one)} ${kb(bytesOf(withImports([one]).filter((part) => !own.includes(part) && !shared.has(part))))}`,
        )
        .join(', '),
      pages: pages.size > 6 ? 'all' : [...pages].join(' '),
    };
  });
  console.table(rows.toSorted((a, b) => b['KB it brings'] - a['KB it brings']));
  console.log(`▸ every island needs React: ${kb(bytesOf([...shared]))} KB in ${shared.size} files`);
  const all = globSync('_astro/*.js', { cwd: inRoot('dist', 'client') }).map((file) => `/${file}`);
  console.log(`▸ all scripts of the build: ${kb(bytesOf(all))} KB in ${all.length} files`);
  expect(rows.length).toBeGreaterThan(10);
});
