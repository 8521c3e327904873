import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '../project.ts';

export type Decision = {
  file: string;
  number: number;
  title: string;
  /** Day of the decision, as 2026-11-27. */
  date: string;
  amendedBy: number[];
  /** Earlier decisions whose files were merged into this one. */
  replaces: number[];
};

const numbersIn = (text = '') => (text.match(/\d+/g) ?? []).map(Number);

/**
 * Parses a decision: title with number, a blank line, then date and status.
 * @throws if the beginning differs
 */
export function parseDecision(file: string, text: string): Decision {
  const parts =
    /^# (\d+)\. (.+)\n\n(\d{4}-\d{2}-\d{2}), accepted(?:, amended by ([\d, and]+))?\.(?: Replaces ([\d, and]+)\.)?\n\n/.exec(
      text,
    );
  if (!parts)
    throw new Error(
      `${file} must begin with "# 7. Title", then "2026-11-27, accepted." as in other decisions.`,
    );
  const [, number, title = '', date = '', amended, replaced] = parts;
  return {
    ...{ file: basename(file), number: Number(number), title, date },
    ...{ amendedBy: numbersIn(amended), replaces: numbersIn(replaced) },
  };
}

export const readDecisions = (): Decision[] =>
  globSync('docs/decisions/[0-9]*.md', { cwd: inRoot() })
    .map((file) => parseDecision(file, readFileSync(inRoot(file), 'utf8')))
    .toSorted((one, other) => one.number - other.number);

const linkTo = ({ number, file }: Decision) => `[${number}](${file})`;

/** Returns docs/decisions/README.md: a line for each decision, even if merged. */
export function decisionIndex(decisions: readonly Decision[]): string {
  const rows = decisions.flatMap((decision) => [
    {
      number: decision.number,
      row: `| ${linkTo(decision)} | ${decision.title} | ${decision.date} | accepted${
        decision.amendedBy.length > 0 ? `, amended by ${decision.amendedBy.join(', ')}` : ''
      } |`,
    },
    ...decision.replaces.map((number) => ({
      number,
      row: `| ${number} | | | superseded by ${linkTo(decision)} |`,
    })),
  ]);
  return `# Decisions

Read this when you wonder why something is built as it is, or want to decide otherwise. Written by
\`node local/run.mjs docs\` from the first lines of the files. Each file says what was decided and why, which other ways
were tried or looked at, and when to look again. A decision that replaces another takes its reasons over and names it.
One that changes a part is named behind "amended by". Numbers are never used twice, and some were never used.

| number | decision | date | status |
|--:|---|---|---|
${rows
  .toSorted((one, other) => one.number - other.number)
  .map(({ row }) => row)
  .join('\n')}
`;
}
