import { writeFileSync } from 'node:fs';
import { dataDocument } from '../docs/dataDocument.ts';
import { decisionIndex, readDecisions } from '../docs/decisions.ts';
import { inRoot } from '../project.ts';

/** Writes the documents that are made from code and from other documents. */
export async function run(): Promise<void> {
  const documents = {
    'docs/data.md': dataDocument(),
    'docs/decisions/README.md': decisionIndex(readDecisions()),
  };
  for (const [file, text] of Object.entries(documents)) {
    writeFileSync(inRoot(file), text);
    console.log(`Written: ${file}`);
  }
}
