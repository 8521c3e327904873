import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Time } from '../../src/domain/time/time.schema.ts';
import { inRoot } from '../project.ts';
import { collections } from './collections.ts';
import { dataDocument } from './dataDocument.ts';
import { describeFields } from './describeFields.ts';

it('docs/data.md says what the schemas say; `node local/run.mjs docs` writes it anew', () =>
  expect(readFileSync(inRoot('docs', 'data.md'), 'utf8')).toBe(dataDocument()));

it('every document has fields, and every field a type', () => {
  for (const { path, schema } of collections) {
    const fields = describeFields(schema);
    expect([path, fields.length > 0]).toEqual([path, true]);
    expect(fields.filter(({ type }) => /undefined|\[object/.test(type))).toEqual([]);
  }
});

it('names kinds, bounds, moments and what may be missing', () =>
  expect(
    describeFields(
      z.strictObject({
        at: Time,
        name: z.string().check(z.minLength(1), z.maxLength(40)),
        price: z.nullable(z.int().check(z.gte(1))),
        state: z.enum(['on', 'off']),
        tags: z.optional(z.array(z.string()).check(z.maxLength(3))),
      }),
    ),
  ).toEqual([
    { name: 'at', type: 'moment', required: true },
    { name: 'name', type: 'text 1–40', required: true },
    { name: 'price', type: 'whole number from 1 or null', required: true },
    { name: 'state', type: '`on`, `off`', required: true },
    { name: 'tags', type: 'list of text (at most 3)', required: false },
  ]));
