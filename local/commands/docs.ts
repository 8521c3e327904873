import { writeFileSync } from 'node:fs';
import { dataDocument } from '../docs/dataDocument.ts';
import { inRoot } from '../project.ts';

/** Writes what is written down from the code: docs/data.md. */
export async function run(): Promise<void> {
  writeFileSync(inRoot('docs', 'data.md'), dataDocument());
  console.log('Written: docs/data.md');
}
