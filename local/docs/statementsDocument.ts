import type { StatementMutant } from '../../tests/statements/mutants.ts';

const heading = '## Lines that are broken\n';

/** Quotes code for a table cell: on one line, with escaped bars. */
const quote = (code: string): string => {
  const line = code
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    .replaceAll('|', '\\|');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
};

const rowOf = ({ statement, file, find, put, test }: StatementMutant): string =>
  `| ${statement} | ${file}: ${quote(find)} ${put.trim() === '' ? 'is gone' : `becomes ${quote(put)}`} | ${test} |`;

/** @throws if the table's heading is missing */
export function statementsDocument(text: string, mutants: readonly StatementMutant[]): string {
  const start = text.indexOf(heading);
  if (start < 0) throw new Error(`docs/statements.md has no heading "${heading.trim()}".`);
  const end = text.indexOf('\n## ', start + heading.length);
  const table = ['| statement | line | test that notices |', '|---|---|---|', ...mutants.map(rowOf)].join(
    '\n',
  );
  return `${text.slice(0, start)}${heading}Written by \`node local/run.mjs docs\` from \`tests/statements/mutants.ts\`.

${table}
${end < 0 ? '' : text.slice(end)}`;
}
