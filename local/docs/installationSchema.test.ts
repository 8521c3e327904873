import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { installationSchemaText } from './installationSchema.ts';

const text = readFileSync(inRoot('installations', 'schema.json'), 'utf8');

it('the schema that editors read is that of the sources (node local/run.mjs docs)', () =>
  expect(text).toBe(installationSchemaText()));

const bare = ({ properties = {} }: { properties?: Record<string, Property> }, path = ''): string[] =>
  Object.entries(properties).flatMap(([key, property]) => [
    ...(property.description ? [] : [path + key]),
    ...bare(property, `${path}${key}.`),
  ]);
type Property = { description?: string; properties?: Record<string, Property> };

it('every setting is described', () => expect(bare(JSON.parse(text))).toEqual([]));
