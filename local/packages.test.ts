import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { versionAsked } from './supply/versions.ts';
import { runTool } from './tool.ts';

type Entry = { version?: string; optionalDependencies?: Record<string, string> };

const root = join(import.meta.dirname, '..');
const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);

function isListed(name: string, asker: string): boolean {
  if (`${asker ? `${asker}/` : ''}node_modules/${name}` in lock.packages) return true;
  if (asker === '') return false;
  const outer = asker.lastIndexOf('/node_modules/');
  return isListed(name, outer < 0 ? '' : asker.slice(0, outer));
}

describe('package-lock.json', () => {
  // npm omits binaries that the registry lacks; `npm ci` then fails.
  it('lists the optional packages of every platform, so that npm ci accepts it on each', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !isListed(name, path))
        .map((name) => `${name} (for ${path || 'the root'})`),
    );
    expect(missing).toEqual([]);
  });

  it('gives every package what it asks for, by the judgement of npm', async () => {
    const { ok, output } = await runTool('npm', ['ls', '--all', '--package-lock-only']);
    expect(ok ? '' : output.split('\n').filter((line) => /invalid|missing/i.test(line))).toBe('');
  });

  it('holds the versions that the package.json of the root and of the workspace name', () => {
    for (const folder of ['', 'functions']) {
      const file = join(root, folder, 'package.json');
      expect(existsSync(file)).toBe(true);
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
      for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
        const own = lock.packages[`${folder}/node_modules/${name}`];
        expect([name, (own ?? lock.packages[`node_modules/${name}`])?.version]).toEqual([
          name,
          versionAsked(version),
        ]);
      }
    }
  });
});
