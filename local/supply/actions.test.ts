import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';

/** Actions are pinned to commits, since tags can be moved to malicious code. */
const pinned = /^([\w.-]+\/[\w./-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)$/;

/** Returns the values of `uses:` in a workflow, with their comments. */
const usesIn = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:-\s+)?["']?uses["']?\s*:\s*(.+?)\s*$/gm)].map(([, used = '']) => used);

const unpinned = (text: string): string[] => usesIn(text).filter((used) => !pinned.test(used));

const files = globSync('.github/{workflows,actions}/**/*.{yml,yaml}', { cwd: inRoot() });
const texts = files.map((file) => readFileSync(inRoot(file), 'utf8'));

describe('[T31] actions of workflows', () => {
  it('are named by commit, with the version in a comment', () => {
    expect(texts.flatMap(usesIn).length).toBeGreaterThan(12);
    expect(texts.flatMap(unpinned)).toEqual([]);
  });

  it('are the same commit wherever they are of one version, and one version each', () => {
    const named = texts.flatMap(usesIn).flatMap((used) => {
      const [, name, commit, version] = pinned.exec(used) ?? [];
      return name ? [{ name, is: `${commit} ${version}` }] : [];
    });
    for (const [name, all] of Map.groupBy(named, ({ name }) => name))
      expect(new Set(all.map(({ is }) => is)).size, name).toBe(1);
  });

  it('are found and refused in every way to write them', () => {
    const commit = 'd23441a48e516b6c34aea4fa41551a30e30af803';
    const lines = [
      '      - uses: actions/checkout@v6',
      '      - uses: actions/checkout@main # v6.1.0',
      `      - uses: actions/checkout@${commit}`,
      `      - uses: actions/checkout@${commit} # v6`,
      `      - uses: actions/checkout@${commit.slice(0, 12)} # v6.1.0`,
      '        "uses": docker://alpine:3',
      '    uses: somebody/workflows/.github/workflows/build.yml@v1',
    ];
    for (const line of lines) expect(unpinned(line), line).toHaveLength(1);
    expect(unpinned(`      - uses: actions/checkout@${commit} # v6.1.0`)).toEqual([]);
  });
});
