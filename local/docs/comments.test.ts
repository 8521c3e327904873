import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { commentsIn, filesIn, isHeldIn, maxCommentWords, plainFolders } from './comments.ts';
import { longSentences } from './prose.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: inRoot(),
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
  .trim()
  .split('\n');

const hidesSubject = (comment: string) => /^(?:What|Who|Whoever|One|Of|Where)\b/.test(comment);

const problemsIn = (file: string, comments: readonly string[]): string[] =>
  comments.flatMap((comment) => [
    ...longSentences(comment, maxCommentWords).map((sentence) => `${file}: too long: ${sentence}`),
    ...(hidesSubject(comment) ? [`${file}: begins without its subject: ${comment}`] : []),
  ]);

/** Excludes firestore.rules, which joins the files of `rules`. */
const sources = tracked.filter(
  (file) => file !== 'firestore.rules' && /\.(?:tsx?|mjs|astro|css|rules)$/.test(file),
);
const parsed = new Map<string, string[]>();
const commentsOf = (file: string): string[] => {
  const comments = parsed.get(file) ?? commentsIn(file, read(file));
  parsed.set(file, comments);
  return comments;
};

/** Returns a source's comments without parsing it; omits examples and addresses. */
const roughly = (source: string): string =>
  (source.match(/\/\*[\s\S]*?\*\/|\/\/.*$/gm) ?? [])
    .join('\n')
    .replace(/@example\b.*(?:\n *\*? *\/\/.*)*/g, '')
    .replace(/(?:https?:)?\/\/[\w-]+\.\S+/g, '');

describe('comments', () => {
  it.each([
    [`/** ${'word '.repeat(26)} */\nexport const a = 1;`, 1],
    [`// ${'word '.repeat(13)}\n// ${'word '.repeat(13)}\nconst a = 1;`, 1],
    [`/**\n * ${'word '.repeat(20)}.\n * @returns ${'word '.repeat(20)}\n */\nconst a = 1;`, 0],
    [`/** Returns it. @example ${'word '.repeat(30)} */\nconst a = 1;`, 0],
    ['const a = [\n  // Whoever asks.\n];', 1],
    ['const a = "// What is a string"; // Whole numbers.', 0],
    [`const a = /[//What]/; const b = \`\${a /* Who */}// One\`; // Where`, 2],
  ])('%j has problems: %i', (source, count) =>
    expect(problemsIn('a.ts', commentsIn('a.ts', source))).toHaveLength(count),
  );

  it.each([
    ['a.astro', "---\n/** Whoever asks. */\n---\n<p>{'/* What */'}{/* Who */}</p>\n<!-- One -->", 3],
    ['a.css', "/* Of paper. */\n@import url('/*.css'); /* Colours. */", 1],
    ['a.rules', "// include a.rules\n\n// Where it is.\nallow get: if id.matches('^//.*$');", 1],
  ])('in %s are found', (file, source, count) =>
    expect(problemsIn(file, commentsIn(file, source))).toHaveLength(count),
  );

  it('name the files that they name', () => {
    expect(filesIn('see emails/mail.ts (docs/a.md), a.plan.test.ts; *.schema.ts and x.js')).toEqual([
      'emails/mail.ts',
      'docs/a.md',
      'a.plan.test.ts',
    ]);
  });

  it.each(plainFolders)('of %s are short and begin with a verb or a name', (folder) => {
    const files = sources.filter((file) => isHeldIn(folder, file));
    expect(files.length).toBeGreaterThan(1);
    expect(files.flatMap((file) => problemsIn(file, commentsOf(file)))).toEqual([]);
  });

  it('of all sources have 90,000 words at most', () => {
    const words = sources.flatMap(commentsOf).flatMap((comment) => comment.split(/\s+/).filter(Boolean));
    expect(words.length).toBeLessThanOrEqual(90_000);
  });

  it('of all sources name files that exist', () => {
    const named = tracked.filter((file) => /\.(?:tsx?|astro|mjs|rules)$/.test(file));
    const isBuilt = (name: string) => name === 'entry.mjs';
    const isThere = (name: string) =>
      isBuilt(name) || tracked.some((file) => file === name || file.endsWith(`/${name}`));
    // Excludes this file, whose tests name missing files.
    const stale = named
      .filter((file) => file !== 'local/docs/comments.test.ts')
      .flatMap((file) =>
        filesIn(roughly(read(file)))
          .map((name) => name.replace(/^(?:\.{1,2}\/)+/, ''))
          .filter((name) => !isThere(name))
          .map((name) => `${file}: ${name}`),
      );
    expect(stale).toEqual([]);
  });
});
