import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasVisibleText } from './hasVisibleText.ts';
import { hiddenCharacters } from './hiddenCharacters.ts';

const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

const classOf = (name: string): RegExp => {
  const body =
    new RegExp(String.raw`function ${name}\(text[^)]*\) \{.*?\n    \}`, 's').exec(rules)?.[0] ?? '';
  const characters = /\[\^?((?:[^\]])+)\]/.exec(body)?.[1] ?? '';
  expect(characters, `the class of ${name}`).not.toBe('');
  return new RegExp(`^[${characters.replaceAll('\\\\', '\\').replace(/\\x\{/g, String.raw`\u{`)}]$`, 'u');
};

const everyCharacter = Array.from({ length: 0x11_00_00 }, (_, code) => code)
  // Firestore stores no lone surrogates.
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));
const name = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;
const differences = (one: (text: string) => boolean, other: (text: string) => boolean) =>
  everyCharacter.filter((character) => one(character) !== other(character)).map(name);

describe('over every character of Unicode, firestore.rules and the schemas agree on', () => {
  it.each(['says', 'hasBlankLine'])('what shows nothing (%s)', (rule) => {
    const blank = classOf(rule);
    expect(
      differences(
        (text) => blank.test(text),
        (text) => !hasVisibleText(text),
      ),
    ).toEqual([]);
  });
  it('what is hidden', () => {
    const hidden = classOf('hides');
    expect(
      differences(
        (text) => hidden.test(text),
        (text) => hiddenCharacters.test(text),
      ),
    ).toEqual([]);
  });
});

it('all that Unicode lets a reader ignore shows nothing, nor does what is refused within a line', () => {
  const ignored = everyCharacter.filter((text) => /\p{Default_Ignorable_Code_Point}/u.test(text));
  expect(ignored.length).toBeGreaterThan(4_000);
  const hidden = everyCharacter.filter((text) => hiddenCharacters.test(text));
  expect(hidden.length).toBeGreaterThan(30);
  expect([...ignored, ...hidden].filter(hasVisibleText).map(name)).toEqual([]);
});

it('blanks of every category are known by name', () => {
  const blanks = {
    'Lo: Hangul and halfwidth fillers': '\u115f\u1160\u3164\uffa0',
    'Lo: blanks of hieroglyphs': '\u{13441}\u{13442}',
    'So: braille and a notehead that is empty': '\u2800\u{1d159}',
    'Mn: joiners, selectors, fillers': '\u034f\u17b4\u17b5\u180b\ufe0f\u{16fe4}\u{e0100}',
    'Cf: marks of direction, tags': '\u061c\u200e\u202e\u2066\u{e0041}',
    'Zs, Zl, Zp': '\u00a0\u3000\u2028\u2029',
    'Co and Cn': '\ue000\u{e0fff}\u2065\ufff0',
  };
  for (const [title, text] of Object.entries(blanks)) expect(hasVisibleText(text), title).toBe(false);
});
