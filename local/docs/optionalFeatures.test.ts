import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readInstallation } from '../../src/installation/readInstallation.ts';
import { inRoot } from '../project.ts';
import { optionalFeatures, withOptionalFeatures } from './optionalFeatures.ts';

const example = readInstallation('example');
const readme = readFileSync(inRoot('README.md'), 'utf8');

it('README.md shows what is off; `node local/run.mjs docs` writes it', () =>
  expect(readme).toBe(withOptionalFeatures(readme)));

/** Invented ratings are for the demo alone, so the table omits them. */
const forTheDemo = ['placeholderRatings'];

const offIn = (group: object, path = ''): string[] =>
  Object.entries(group).flatMap(([key, value]) => {
    if (value === false || value === '' || value === 0 || value === 'none') return [path + key];
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? offIn(value, `${path}${key}.`)
      : [];
  });

it('every setting that is off as shipped is in the list', () => {
  const off = [...offIn(example), 'appCheck'].filter((key) => !forTheDemo.includes(key));
  expect(optionalFeatures.map(({ key }) => key).toSorted()).toEqual(off.toSorted());
});

it('as shipped everything of the list is off, and in the demo most is on', () => {
  const onIn = (target: string) => {
    const settings = readInstallation(target);
    return optionalFeatures.filter(({ isOn }) => isOn(settings)).map(({ key }) => key);
  };
  expect(onIn('example')).toEqual([]);
  expect(onIn('as-shipped')).toEqual([]);
  expect(onIn('local')).toEqual([
    'signIn.phone',
    'signIn.google',
    'signIn.facebook',
    'signIn.zalo',
    'pushKey',
    'assistants',
  ]);
});

it('the demo as shipped is still the demo: its project, its operator, no App Check', () => {
  const { firebase, origin, operator, appCheck } = readInstallation('local');
  expect(readInstallation('as-shipped')).toEqual({
    ...example,
    email: expect.stringContaining('vongxe.example'),
    firebase,
    origin,
    operator,
    appCheck,
  });
});
