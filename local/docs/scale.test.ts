import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ages } from '../../tests/fixtures/ages.ts';
import { inRoot } from '../project.ts';

it.each(Object.values(ages))('docs/scale.md tells how old $what may be', ({ what, told }) => {
  expect(readFileSync(inRoot('docs', 'scale.md'), 'utf8')).toContain(`| ${what} | ${told} |`);
});
