import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { misusedTerms } from '../../tests/fixtures/terms.ts';
import { isFor } from '../domain/viewing/bikeKinds.ts';
import { languages } from '../i18n/languages.ts';
import { InspectionGroup } from './inspection.ts';

const files = globSync('src/content/inspection/*.yaml');
const groups = files.map((file) => InspectionGroup.parse(parse(readFileSync(file, 'utf8'))));
const points = groups.flatMap((group) => group.points);

describe('src/content/inspection', () => {
  it('names each point once, as phones store it', () => {
    const keys = points.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has points for each kind of bike that the others lack', () => {
    const keysFor = (fuel: string, transmission: string) =>
      points.filter(({ only }) => isFor(only, { fuel, transmission })).map(({ key }) => key);
    expect(keysFor('gasoline', 'automatic')).toEqual(expect.arrayContaining(['belt', 'smoke']));
    expect(keysFor('gasoline', 'manual')).toEqual(expect.arrayContaining(['chain', 'gears']));
    expect(keysFor('electric', 'automatic')).toEqual(expect.arrayContaining(['pack', 'range', 'charger']));
    for (const key of ['smoke', 'belt', 'chain', 'gears', 'battery'])
      expect(keysFor('electric', 'automatic')).not.toContain(key);
    expect(keysFor('gasoline', 'automatic')).not.toContain('chain');
  });

  it.each(languages)('keeps to the style guide (%s)', (lang) =>
    expect(points.flatMap((point) => misusedTerms(lang, point[lang], 'content'))).toEqual([]),
  );

  it.each([
    [{ answers: ['tyres'] }, true],
    [{ answers: ['tires'] }, false],
    [{ key: 'Tyres 2' }, false],
    [{ only: 'boats' }, false],
  ])('takes a point with %j: %s', (change, fits) => {
    const [group] = groups;
    const point = { key: 'x', en: 'A', vi: 'B', only: 'all' };
    const more = { ...group, points: [...(group?.points ?? []), { ...point, ...change }] };
    expect(InspectionGroup.safeParse(more).success).toBe(fits);
  });
});
