import { expiring } from '../doctor/database.ts';
import { collections } from './collections.ts';
import { describeFields } from './describeFields.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

export const dataDocument = (): string =>
  [
    '# What is stored',
    '',
    'Read this when you need to know what a document holds. Written by `node local/run.mjs docs` from the schemas in `src/domain` (`*.schema.ts`) and `functions/src/emails`: change those, not this.',
    'Who may do what is in [firestore.rules](../firestore.rules); a test holds both against each other. A moment is a',
    'timestamp in Firestore and milliseconds since 1970 in the code; money is whole đồng. No other field is taken. How long texts may be stands beside their schemas.',
    '',
    `Documents in ${expiring.map((name) => `\`${name}\``).join(', ')} end by themselves, some time after \`expires_at\`.`,
    'Counts in `limits` that browsers write have no `expires_at`: `cleanUp` deletes them two days after their last use.',
    ...collections.flatMap(({ path, description, schema }) => [
      '',
      `## ${path}`,
      '',
      description,
      '',
      '| field | |',
      '|---|---|',
      ...describeFields(schema).map(
        ({ name, type, required }) => `| \`${name}\` | ${cell(type)}${required ? '' : ', may be missing'} |`,
      ),
    ]),
    '',
  ].join('\n');
