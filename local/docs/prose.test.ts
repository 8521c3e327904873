import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { longSentences, usedWords } from './prose.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const pages = globSync('docs/*.md', { cwd: inRoot() });
const decisions = globSync('docs/decisions/*.md', { cwd: inRoot() });
const documents = [...globSync('*.md', { cwd: inRoot() }), ...pages, ...decisions, 'src/astro/README.md']
  // Excluded: the changelog, which addresses users, and the guide to Vietnamese style.
  .filter((file) => !/CHANGELOG|style-vi/.test(file))
  .toSorted();

/** Words to avoid, from the left column of the glossary's last table. */
const puzzling = (read('docs/glossary.md').split('## Not in names')[1] ?? '')
  .split('\n')
  .flatMap((row) => row.split('|')[1]?.split(',') ?? [])
  .map((word) => word.trim())
  .filter((word) => /^[a-z]+$/.test(word));
const forms = puzzling.flatMap((word) => [word, `${word}s`]);

describe('prose', () => {
  it('finds what it looks for', () => {
    const long = `Long ${'word '.repeat(36)}end.`;
    expect(longSentences(`Short. ${long}`)).toEqual([long]);
    expect(longSentences(`| a | ${'word '.repeat(18)}; ${'word '.repeat(18)} |`)).toEqual([]);
    expect(longSentences(`## Head\n\`code ${'x '.repeat(40)}\` and no more.`)).toEqual([]);
    expect(usedWords('The Desk has `letter` rooms.', ['desk', 'letter', 'rooms'])).toEqual(['desk', 'rooms']);
    expect(puzzling).toContain('desk');
    expect(documents.length).toBeGreaterThan(20);
  });

  it.each(documents)('%s has short sentences', (file) => expect(longSentences(read(file))).toEqual([]));

  it.each(documents.filter((file) => !/glossary|style-en/.test(file)))('%s uses common words', (file) =>
    expect(usedWords(read(file), forms)).toEqual([]),
  );

  it.each(pages)('%s says in its first line when one needs it', (file) => {
    const [first] = read(file)
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '');
    expect(first).toMatch(file.endsWith('style-vi.md') ? /^Đọc trang này khi / : /^Read this when /);
  });
});
