import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { processing } from '../../src/content/processing.ts';
import { fillPeriods, grounds, places } from '../../src/content/processingTerms.ts';
import { inRoot } from '../project.ts';

const heading = '## What is stored, and for how long\n';
const cells = (...texts: string[]) => `| ${texts.join(' | ')} |`;
const placesOf = (row: (typeof processing)[number]) => row.places.map((name) => places[name].en).join('; ');

const table = (): string =>
  [
    cells('purpose', 'data', 'ground', 'where', 'kept', 'who receives it'),
    '|---|---|---|---|---|---|',
    ...processing.map((row) =>
      cells(
        row.purpose.en,
        row.data.en,
        grounds[row.ground].en,
        placesOf(row),
        fillPeriods(row.kept.en),
        row.recipients.en,
      ),
    ),
  ].join('\n');

/**
 * Returns SECURITY.md with the table of what is stored.
 *
 * @throws when the text has no heading for it.
 */
export const securityTable = (text: string): string => {
  const start = text.indexOf(heading);
  if (start < 0) throw new Error(`SECURITY.md has no heading "${heading.trim()}".`);
  const body = text.slice(start + heading.length);
  const end = body.indexOf('\n\n');
  return `${text.slice(0, start)}${heading}${table()}${body.slice(end)}`;
};

type Source = { en: string; look: string; checked: string; months: number; counsel: string };
const sourceOf = (name: string): Source =>
  parse(readFileSync(inRoot('src', 'content', 'sources', `${name}.yaml`), 'utf8'));

const basis = (names: readonly string[]): string =>
  names
    .map(sourceOf)
    .map(
      ({ en, look, checked, months, counsel }) =>
        `- ${en}. Checked ${checked} by summaries ([source](${look})), to be checked again after ${months} months.\n  Counsel has to confirm: ${counsel.trim()}`,
    )
    .join('\n');

const safeguards = `## Safeguards
- Only TLS; encrypted at rest by Google. Rules decide who reads what, and each rule has tests.
- Numbers and conversations are separate from everything public. Photos lose location and metadata.
- Operators see only numbers and reported messages, and each view is recorded.
- What is temporary expires automatically. Deleted accounts are erased, and again an hour later.
- An incident is reported within 72 hours (Law 91/2025/QH15).

All of it, with the tests: [SECURITY.md](../../SECURITY.md).`;

const draft = (title: string, use: string) => `# ${title}

${use} Written by \`node local/run.mjs docs\` from \`src/content/processing.ts\`: change that, not this.

**A draft, not advice.** The operator completes the lines marked ▢ and has counsel check everything.`;

const impact = () => `${draft(
  'Impact assessment of processing: draft',
  'Read this before you open the site: it begins the dossier on processing personal data.',
)}

## Legal basis
${basis(['personalData', 'gdpr'])}

## Controller
- ▢ Legal name, address, tax code, representative
- ▢ Person responsible for data protection, with contact
- ▢ Contracts with processors: Google Cloud (data processing terms), the email provider

## What is processed
${table()}

No data of the kinds that the law calls sensitive is asked for: the site takes no payment and no papers (Law 91/2025/QH15). ▢ Confirm this for what people type and photograph.

## Risks
| risk | for whom | answer |
|---|---|---|
| a number is collected from many listings | sellers | not in pages; one at a time, counted, for members alone |
| a conversation is read by others | both sides | rules; operators get copies in a report alone |
| fraud with a listing | buyers | signs of fraud, reports, suspension; a person decides |
| somebody is barred by mistake | people with a reused number | only confirmed identities bar; an operator lifts it |
| loss or theft of data | everyone | backups; the plan for an incident in SECURITY.md |

${safeguards}

## Result
▢ Remaining risk, date, signature. ▢ Sent to the authority, or the reason for deferring it.
`;

const transfer = () => `${draft(
  'Impact assessment of transfers abroad: draft',
  'Read this before you open the site: its data is stored outside Vietnam, so a dossier on the transfer is needed.',
)}

## Legal basis
${basis(['personalData', 'cybersecurity'])}

## Parties
- Sender: ▢ the operator (legal name, address, contact)
- Receiver: Google Cloud (Firebase). Firestore, files and functions in Singapore (\`asia-southeast1\`). Signing in: United States, which Google chooses. ▢ Google's contracting company and its data processing terms
- Receiver: ▢ the email provider, its country and contract

## What is transferred
${processing
  .filter((row) => row.places.length > 0)
  .map(
    (row) => `- **${row.purpose.en}** (${placesOf(row)}): ${row.data.en}. Kept: ${fillPeriods(row.kept.en)}.`,
  )
  .join('\n')}

## Purpose and need
Storing and showing what people publish, and carrying their messages. Google offers Firebase in no region of Vietnam. ▢ Confirm on the day of the dossier.

## Consent and information
The privacy policy names the country, the company and each purpose. ▢ State how consent to the transfer is recorded.

${safeguards}

## Result
▢ Remaining risk, date, signature. ▢ Sent to the authority within 60 days of the first transfer (Law 91/2025/QH15).
`;

export const assessments = (): Record<string, string> => ({
  'docs/legal/impact-assessment.md': impact(),
  'docs/legal/transfer-assessment.md': transfer(),
});
