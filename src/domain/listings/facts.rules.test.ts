import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factsPattern } from './facts.ts';

it('a list of facts is measured by the rules with the same pattern', () => {
  const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
  expect(rules).toContain(`lines.join('\\n').matches('${factsPattern.replaceAll('\\', '\\\\')}')`);
});
