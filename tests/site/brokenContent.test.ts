import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyContent } from '../fixtures/contentCopy.ts';

let copy: ReturnType<typeof copyContent>;

beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

describe('a broken file stops the build with a sentence that an editor understands', () => {
  it('a word where a number belongs', () => {
    copy.change('models/honda-wave-2024.yaml', 'power: 8.2', 'power: strong');
    const { failed, hasVisibleText } = copy.run('sync');
    expect(failed).toBe(true);
    expect(hasVisibleText).toContain('models → honda-wave-2024');
    expect(hasVisibleText).toContain('engine.power: must be a number, but the file says “strong”');
    expect(hasVisibleText).toContain('src/content/models/honda-wave-2024.yaml');
  });

  it('a description too long for a search engine', () => {
    copy.change(
      'brands/sym.yaml',
      'description: >-\n',
      `description: >-\n      ${'more and more '.repeat(12)}\n`,
    );
    expect(copy.run('sync').hasVisibleText).toContain(
      'description: must be at most 160 letters, but the file says “more and',
    );
  });

  it('a Vietnamese text without its English twin', () => {
    rmSync(copy.inContent('brands/sym/en.md'));
    const { failed, hasVisibleText } = copy.run('sync');
    expect(failed).toBe(true);
    expect(hasVisibleText).toContain(
      'src/content/brands/sym/en.md is missing: the other language has a text',
    );
  });

  it('a point that only one language has', () => {
    copy.change('brands/sym.yaml', "          - 'Bơm xăng và đề nguội: ba giây phải nổ'\n", '');
    const { failed, hasVisibleText } = copy.run('sync');
    expect(failed).toBe(true);
    expect(hasVisibleText).toContain(
      'src/content/brands/sym.yaml: the languages differ: models.0.checks: 4 in English, 3 in Vietnamese',
    );
  });
});
