import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { looseTexts } from './looseText.ts';

const inParts = (jsx: string) =>
  looseTexts('Part.tsx', `export const Part = (props: Props) => <div>${jsx}</div>;`);

describe('a text that a translated page would lose', () => {
  it.each([
    ['behind what comes and goes', `<b>{busy && <i />}Send</b>`],
    ['behind a list', `<b>Choose{names.map((name) => <i key={name} />)}</b>`],
    ['that changes beside an icon', `<b><i />{label}</b>`],
    ['of two texts', `<b>{count} bikes</b>`],
    ['that comes and goes beside others', `<b>{a && 'one'}{b && <i />}</b>`],
    ['that changes with its words', `<b><i />{t(sold ? 'sold' : 'new')}</b>`],
    ['of a fragment that takes turns with a text', `<b>{more ? <>more <i /></> : label}</b>`],
    ['of a fragment that comes and goes', `<b>{more && <>more <i /></>}</b>`],
    ['of a list', `<b>{parts.map((part) => part.link ? <i key={part.at} /> : part.text)}</b>`],
    ['with the key of something else', `<b key={other}><i />{label}</b>`],
  ])('%s', (_, jsx) => {
    expect(inParts(jsx)).toHaveLength(1);
  });

  it('that is all of a component: it stands beside others in its page', () => {
    const code = `const Hint = ({ t, typed }) => { if (!typed) return t('hint'); return <b>{typed}</b>; };`;
    expect(looseTexts('Hint.tsx', code)).toEqual([`1: ${code}`]);
  });
});

describe('a text that stays right', () => {
  it.each([
    ['alone', '<b>{label}</b>'],
    ['alone, one of two', `<b>{sold ? t('sold') : label}</b>`],
    ['alone, or elements in its place', `<b>{hint ? <><i>{label}</i><i /></> : label}</b>`],
    ['in an element of its own', `<b>{busy && <i />}<span>{label}</span></b>`],
    ['beside an icon, always the same', `<b><i />{t('send')}</b>`],
    [
      'in an element that is another one when it changes',
      '<b key={bike.km}><i />{formatKm(lang, bike.km)}</b>',
    ],
    [
      'in one that is another with what comes beside it',
      '<b key={[label, required].join()}>{label}{required && <i />}</b>',
    ],
    ['between blanks', `<b>{busy && <i />} <span>{label}</span></b>`],
  ])('%s', (_, jsx) => {
    expect(inParts(jsx)).toEqual([]);
  });

  it('of a name that is an element here', () => {
    const code = `type Props = { foot: Elements }; const row = () => <i />;
      export const Part = ({ foot, names }: Props) => <div>{open && <b />}{names.map(row)}{foot}</div>;`;
    expect(looseTexts('Part.tsx', code)).toEqual([]);
  });
});

const components = globSync('src/**/*.tsx', { cwd: inRoot() }).filter((file) => !file.endsWith('.test.tsx'));

it('no component has one', () => {
  expect(components.length).toBeGreaterThan(200);
  expect(
    components.flatMap((file) =>
      looseTexts(file, readFileSync(inRoot(file), 'utf8')).map((line) => `${file}:${line}`),
    ),
  ).toEqual([]);
});
