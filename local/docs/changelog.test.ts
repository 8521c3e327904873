import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { unreadableParts } from '../release/changelog.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const changelog = read('CHANGELOG.md');
const releases = [...changelog.matchAll(/^## (\S+)/gm)].map(([, name]) => name);

it('CHANGELOG.md has room for the next release above that of package.json', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(releases.slice(0, 2)).toEqual(['Next', version]);
  expect(JSON.parse(read('package-lock.json')).version).toBe(version);
});

it('CHANGELOG.md has a line for each change, of 40 words at most', () => {
  const lines = changelog.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [, ...changes] = lines;
  expect(
    changes.filter(
      (line) =>
        !line.startsWith('- ') &&
        !['The first version that somebody else can run.', 'Nothing.'].includes(line),
    ),
  ).toEqual([]);
  expect(changes.filter((line) => line.split(/\s+/).length > 41)).toEqual([]);
});

it('CHANGELOG.md says of each release what its operators have to do', () =>
  expect(unreadableParts(changelog)).toEqual([]));
