import { describe, expect, it } from 'vitest';
import { cutRelease, isNewer, notesIn, unreadableParts } from './changelog.ts';

const changelog = `# Changelog

One line for each change that somebody notices.

## Next

- Bikes have a colour.

### Operators: do

- Before: Store \`A\`.
- A week later: Delete it.

## 1.1.0 (27 November 2026)

- Faster.

### Operators: do
- After: Look at \`/health\`.

## 1.0.0
The first.

### Operators: do

Nothing.
`;

it('notes for operators are read with their release and their moment', () =>
  expect(notesIn(changelog)).toEqual([
    { version: 'Next', when: 'Before', text: 'Store `A`.' },
    { version: 'Next', when: 'A week later', text: 'Delete it.' },
    { version: '1.1.0', when: 'After', text: 'Look at `/health`.' },
  ]));

it.each([
  ['a line of another kind', changelog.replace('- Before:', '- First:'), ['Next']],
  ['a line that is none', changelog.replace('- After:', 'After:'), ['1.1.0']],
  ['"Nothing" beside something', changelog.replace('Nothing.', 'Nothing.\n- After: Look.'), ['1.0.0']],
  ['no part', changelog.replace('### Operators: do\n- After', '- After'), ['1.1.0']],
  ['no mistake', changelog, []],
])('a part for operators with %s is found', (_, text, releases) =>
  expect(unreadableParts(text)).toEqual(releases),
);

it('versions are compared by number', () => {
  expect(isNewer('1.10.0', '1.9.2')).toBe(true);
  expect(isNewer('1.9.2', '1.10.0')).toBe(false);
  expect(isNewer('1.1.0', '1.1.0')).toBe(false);
  expect([isNewer('Next', '9.0.0'), isNewer('9.0.0', 'Next'), isNewer('Next', 'Next')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a release', () => {
  it('takes the next changes, and leaves room for those after it', () => {
    const cut = cutRelease(changelog, '1.2.0', '3 December 2026');
    expect(cut.changelog).toContain(
      '## Next\n\n### Operators: do\n\nNothing.\n\n## 1.2.0 (3 December 2026)\n\n- Bikes have a colour.',
    );
    expect(unreadableParts(cut.changelog)).toEqual([]);
    expect(notesIn(cut.changelog)[0]).toEqual({ version: '1.2.0', when: 'Before', text: 'Store `A`.' });
    expect(cut.text).toBe(
      '- Bikes have a colour.\n\n### Operators: do\n\n- Before: Store `A`.\n- A week later: Delete it.',
    );
  });

  it.each([
    ['a version that is not above the last', changelog, '1.1.0', 'above 1.1.0'],
    ['no version', changelog, '', 'three numbers'],
    ['a version with more in it', changelog, '1.2.0; rm', 'three numbers'],
    ['nothing new', cutRelease(changelog, '1.2.0', 'today').changelog, '1.3.0', 'no change'],
    ['an unreadable part', changelog.replace('- Before:', '- First:'), '1.2.0', 'has to end with'],
  ])('is refused with %s', (_, text, version, message) =>
    expect(() => cutRelease(text, version, 'today')).toThrow(message),
  );
});
