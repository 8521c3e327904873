import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { cutRelease } from '../release/changelog.ts';

const files = ['CHANGELOG.md', 'package.json', 'package-lock.json'] as const;
const textOf = '.cache/release.md';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const write = (file: string, text: string) => writeFileSync(inRoot(file), text);

const today = () =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Ho_Chi_Minh' }).format();

/**
 * Makes a release of the changelog's next changes, and sets the version. Commits, tags and pushes nothing.
 */
export async function run([version = '']: string[]): Promise<void> {
  const { changelog, text } = cutRelease(read('CHANGELOG.md'), version, today());
  const manifest = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  write('CHANGELOG.md', changelog);
  write('package.json', `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
  lock.packages[''].version = version;
  write('package-lock.json', `${JSON.stringify({ ...lock, version }, null, 2)}\n`);
  mkdirSync(inRoot('.cache'), { recursive: true });
  write(textOf, `Vongxe ${version}\n\n${text}\n`);
  console.log(
    [
      `CHANGELOG.md and package.json are at ${version}. Look at them, then:`,
      `  npm test`,
      `  git commit -m "Release ${version}" ${files.join(' ')}`,
      '  git push origin main     # wait until Test is green',
      `  git tag -a v${version} --cleanup=whitespace -F ${textOf}`,
      `  git push origin v${version}`,
      `  gh release create v${version} --verify-tag --notes-from-tag`,
    ].join('\n'),
  );
}
