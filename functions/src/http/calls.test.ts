import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).map((file) => ({
  file,
  text: readFileSync(folder + file, 'utf8'),
}));
const calls = files.filter(({ file }) => file.endsWith('.call.ts'));

describe('what anybody may call', () => {
  it('is told by the name of its file', () => {
    expect(calls.length).toBeGreaterThan(7);
    expect(files.filter(({ text }) => text.includes('= onCall(')).map(({ file }) => file)).toEqual(
      calls.map(({ file }) => file),
    );
  });

  it.each(calls)('$file is opened as every call is, with App Check where it is enforced', ({ text }) => {
    expect(text).toMatch(/onCall\(\s*(?:\{\s*\.\.\.)?(?:call|member)Options/);
  });

  it.each(calls)('$file counts, by the one limiter', ({ text }) => {
    expect(text).toMatch(/\b(?:consumeLimit|isWithin|areWithin|consumeQuota|countReport)\(/);
  });

  it.each(calls)('$file reads its question by a schema', ({ text }) => {
    expect(text).toContain('parseRequest(Request,');
  });
});
