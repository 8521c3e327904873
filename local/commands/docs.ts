import { writeFileSync } from 'node:fs';
import { dataDocument } from '../docs/dataDocument.ts';
import { inRoot } from '../project.ts';

/** Generates docs/data.md from the schemas. */
export async function run(): Promise<void> {
  writeFileSync(inRoot('docs', 'data.md'), dataDocument());
  console.log('Written: docs/data.md');
}
