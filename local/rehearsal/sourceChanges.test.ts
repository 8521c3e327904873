import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../project.ts';
import { sourceChanges } from './sourceChanges.ts';

it.each(sourceChanges)(
  'the rehearsal of a deployment finds what it changes in $file',
  ({ file, from, to }) => {
    const text = readFileSync(inRoot(file), 'utf8');
    expect(text).toContain(from);
    expect(text.replace(from, to)).not.toContain(from);
  },
);
