import { readFileSync } from 'node:fs';
import type { IdentityLevel } from '../../src/domain/accounts/identity.ts';
import { inRoot } from '../project.ts';
import { publishingRules } from './publishingRules.ts';
import { values } from './values.ts';

const include = /^( *)\/\/ include (\S+)$/;

const linesOf = (part: string): string[] => {
  const lines = readFileSync(inRoot('rules', part), 'utf8').trimEnd().split('\n');
  return lines.flatMap((line, index) => {
    const [, indent = '', included] = include.exec(line) ?? [];
    if (!included) return line;
    const inside = linesOf(included).map((text) => (text === '' ? '' : indent + text));
    return include.test(lines[index + 1] ?? '') ? [...inside, ''] : inside;
  });
};

/**
 * Replaces placeholders by values, and indents each line of a value like the placeholder.
 * @throws for unknown names
 */
export const fillIn = (text: string, byName: Readonly<Record<string, string>>): string =>
  text.replace(
    /^( *)(.*)$/gm,
    (_, indent: string, line: string) =>
      indent +
      line.replace(/\{\{([\w.]+)\}\}/g, (_place, name: string) => {
        const value = byName[name];
        if (value === undefined) throw new Error(`the rules name a value that there is not: ${name}`);
        return value.replaceAll('\n', `\n${indent}`);
      }),
  );

/**
 * Joins `rules/` into firestore.rules, because Firestore accepts only one file. `// include PART` inserts a
 * part, `{{name}}` a value.
 * @throws if a part or value is missing
 */
export const joinRules = (need: IdentityLevel = 'none'): string =>
  fillIn(`${linesOf('firestore.rules').join('\n')}\n`, {
    ...values,
    ...publishingRules(need),
  });
