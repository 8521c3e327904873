import { printable } from '../papers/paperFields.ts';
import type { Verdict } from './judge.ts';
import { maxNoteLength, type Sheet } from './sheet.ts';

type Say = (
  key: 'viewed' | 'checked' | 'notFine' | 'repair' | 'promised' | 'ask' | 'repairs' | 'less',
  values: Record<string, string>,
) => string;
type Words = {
  say: Say;
  title: string;
  date: string;
  /** Address of the listing, or ''. */
  address: string;
  money: (from: number, to: number) => string;
};

const oneLine = (text: string) => printable(text, maxNoteLength);

export const argumentLines = (sheet: Sheet, verdict: Verdict, { say, money }: Words): string[] => {
  const { faults, warnings, repairs } = verdict;
  const lines = faults.flatMap(({ point, note, cost, promised }) =>
    [
      [say('notFine', { point: point.text }), oneLine(note)].filter(Boolean).join(' – '),
      ...(cost ? [say('repair', { cost: money(cost.from, cost.to) })] : []),
      ...promised.map((text) => say('promised', { text })),
    ].join('. '),
  );
  const questions = warnings.map((text) => say('ask', { text }));
  if (!repairs) return [...lines, ...questions];
  const less =
    sheet.price !== null && sheet.price > repairs.to
      ? [say('less', { cost: money(sheet.price - repairs.to, sheet.price - repairs.from) })]
      : [];
  return [...lines, ...questions, say('repairs', { cost: money(repairs.from, repairs.to) }), ...less];
};

export const summaryOf = (sheet: Sheet, verdict: Verdict, words: Words): string => {
  const { say, title, date, address, money } = words;
  const price = sheet.price === null ? [] : [money(sheet.price, sheet.price)];
  return [
    [title, ...price].join(' · '),
    say('viewed', { date }),
    say('checked', {
      done: String(verdict.fine + verdict.faults.length),
      total: String(verdict.total),
      faults: String(verdict.faults.length),
    }),
    ...argumentLines(sheet, verdict, words).map((line) => `• ${line}`),
    oneLine(sheet.points['']?.note ?? ''),
    address,
  ]
    .filter(Boolean)
    .join('\n');
};
