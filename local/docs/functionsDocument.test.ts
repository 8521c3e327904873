import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exportedBy } from '../doctor/facts.ts';
import { inRoot } from '../project.ts';

const read = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');

it('docs/functions.md names everything that is deployed', () => {
  const deployed = exportedBy(read('functions', 'src', 'index.ts'));
  const document = read('docs', 'functions.md');
  expect(deployed.length).toBeGreaterThan(20);
  expect(deployed.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

it('ARCHITECTURE.md stays short enough to be read', () =>
  expect(read('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThan(80));
