import { readFileSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { values } from './values.ts';

const include = /^( *)\/\/ include (\S+)$/;

/** Lines of a part, with the parts that it includes in their places, a blank line between neighbours. */
const linesOf = (part: string): string[] => {
  const lines = readFileSync(inRoot('rules', part), 'utf8').trimEnd().split('\n');
  return lines.flatMap((line, index) => {
    const [, indent = '', included] = include.exec(line) ?? [];
    if (!included) return line;
    const inside = linesOf(included).map((text) => (text === '' ? '' : indent + text));
    return include.test(lines[index + 1] ?? '') ? [...inside, ''] : inside;
  });
};

/** Puts values where their names stand, lines of one below each other. @throws at a name that has none */
export const fillIn = (text: string, known: Readonly<Record<string, string>>): string =>
  text.replace(
    /^( *)(.*)$/gm,
    (_, indent: string, line: string) =>
      indent +
      line.replace(/\{\{([\w.]+)\}\}/g, (_place, name: string) => {
        const value = known[name];
        if (value === undefined) throw new Error(`the rules name a value that there is not: ${name}`);
        return value.replaceAll('\n', `\n${indent}`);
      }),
  );

/**
 * Returns firestore.rules as the parts in the folder `rules` make it. Firestore takes one file, so a line `// include PART`
 * names the part that stands in its place, and `{{name}}` one of `values`.
 * @throws where a part or a value is missing
 */
export const joinRules = (): string => fillIn(`${linesOf('firestore.rules').join('\n')}\n`, values);
