export type Claim = { statement: string; place: string; source: string };

const opening = /^(\s*)(it|test\.describe|test|describe)\b[.(]/;
const ids = (text: string) => text.match(/S\d+\.\d+/g) ?? [];
const claimed = /\[(?:S\d+\.\d+[ ,]*)+\]|'S\d+\.\d+'/g;

/** Returns the block of a test, whose first and last line are equally indented. */
const blockAt = (lines: readonly string[], first: number, indent: string): string => {
  const isEnd = (line: string) => line.startsWith(indent) && /^\S.*;$/.test(line.slice(indent.length));
  const length = lines.slice(first).findIndex(isEnd);
  return lines.slice(first, length === -1 ? undefined : first + length + 1).join('\n');
};

/**
 * Returns the source of a group of tests up to the end of its title. Statements in its tests' own titles
 * count only for those tests.
 */
const titleOf = (block: string) => block.slice(0, block.indexOf('=>'));

/** Returns a file's claims: tests that name a statement of the checklist. `place` is file and line. */
export const claimsIn = (file: string, text: string): Claim[] => {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, indent, kind] = opening.exec(line) ?? [];
    if (indent === undefined) return [];
    const source = blockAt(lines, at, indent);
    const hasVisibleText = (kind?.endsWith('describe') ? titleOf(source) : source).match(claimed) ?? [];
    return [...new Set(hasVisibleText.flatMap(ids))].map((statement) => ({
      statement,
      place: `${file}:${at + 1}`,
      source,
    }));
  });
};

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns whether a test contains these words as a literal or as an element's whole text. Words with a
 * placeholder are compared up to it.
 */
export const holds = (source: string, words: string): boolean => {
  const [fixed = '', placeholder] = words.split('{', 2);
  return new RegExp(`['"\`/>]${escaped(fixed)}${placeholder === undefined ? '[\'"`/<]' : ''}`).test(source);
};
