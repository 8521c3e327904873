import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { labels } from './editor/labels.ts';
import { definitionOf } from './editor/shape.ts';
import { stores } from './stores.ts';

const source = readFileSync(inRoot('src', 'content.config.ts'), 'utf8');

it('the editor has a list for each collection of the content, for the glossary and for photographs', () => {
  const [, names = ''] = /export const collections = \{(.*?)\}/s.exec(source) ?? [];
  const collections = names.split(/[\s,]+/).filter(Boolean);
  expect(collections).toContain('models');
  expect(new Set(Object.values(stores).map(({ collection }) => collection))).toEqual(
    new Set([...collections, 'glossary', 'photos']),
  );
});

it('its schemas are those of the content, one list for each kind of section', () => {
  const own = readFileSync(inRoot('local', 'write', 'stores.ts'), 'utf8');
  for (const [, schema = ''] of source.matchAll(/plainly\((\w+)\)/g))
    expect(own).toMatch(new RegExp(`import[^;]*\\b${schema}\\b[^;]* from '../../src/`));
  expect(source).not.toContain('plainly(z.');
  expect(Object.keys(stores).filter((name) => name.startsWith('guide-'))).toContain('guide-faq');
});

const namesIn = (schema: z.core.$ZodType): string[] => {
  const def = definitionOf(schema);
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, one]) => [name, ...namesIn(one)]);
  if (def.type === 'array') return namesIn(def.element);
  return def.type === 'record' ? namesIn(def.valueType) : [];
};

it('every field has a label in both languages', () => {
  const names = new Set(Object.values(stores).flatMap(({ schema }) => namesIn(schema)));
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => !/^.+ · .+$/.test(labels[name] ?? ''))).toEqual([]);
  for (const { label } of Object.values(stores)) expect(label.en && label.vi).toBeTruthy();
});
