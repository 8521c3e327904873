import { readFileSync, writeFileSync } from 'node:fs';
import { mutants } from '../../tests/statements/mutants.ts';
import { dataDocument } from '../docs/dataDocument.ts';
import { decisionIndex, readDecisions } from '../docs/decisions.ts';
import { installationSchemaText } from '../docs/installationSchema.ts';
import { withOptionalFeatures } from '../docs/optionalFeatures.ts';
import { assessments, securityTable } from '../docs/processingDocuments.ts';
import { statementsDocument } from '../docs/statementsDocument.ts';
import { inRoot } from '../project.ts';

/** Writes the documents generated from code and other documents, and the schema for editors. */
export async function run(): Promise<void> {
  const documents = {
    'docs/data.md': dataDocument(),
    'docs/decisions/README.md': decisionIndex(readDecisions()),
    'README.md': withOptionalFeatures(readFileSync(inRoot('README.md'), 'utf8')),
    'installations/schema.json': installationSchemaText(),
    'SECURITY.md': securityTable(readFileSync(inRoot('SECURITY.md'), 'utf8')),
    ...assessments(),
    'docs/statements.md': statementsDocument(readFileSync(inRoot('docs', 'statements.md'), 'utf8'), mutants),
  };
  for (const [file, text] of Object.entries(documents)) {
    writeFileSync(inRoot(file), text);
    console.log(`Written: ${file}`);
  }
}
