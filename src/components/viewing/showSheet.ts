import { isFor } from '../../domain/viewing/bikeKinds.ts';
import { answersAbout, judge, type Point } from '../../domain/viewing/judge.ts';
import type { Sheet } from '../../domain/viewing/sheet.ts';
import { argumentLines, summaryOf } from '../../domain/viewing/summary.ts';
import { formatDate } from '../../i18n/formatDate.ts';
import { elementOf, type SheetPage } from './sheetPage.ts';

const write = (field: HTMLInputElement | HTMLTextAreaElement | null, value: string) => {
  // Skips the field that is being edited, because another tab may save the sheet meanwhile.
  if (field && field !== document.activeElement && field.value !== value) field.value = value;
};

const showRow = (row: HTMLElement, point: Point, sheet: Sheet, { answers }: SheetPage) => {
  const { mark, note = '' } = sheet.points[point.key] ?? {};
  row.hidden = !isFor(point.only, sheet.kind);
  for (const box of row.querySelectorAll<HTMLInputElement>('[data-mark]'))
    box.checked = box.dataset.mark === mark;
  const stated = row.querySelector<HTMLElement>('[data-said]');
  const about = answersAbout(point, sheet.facts, answers);
  if (stated) {
    stated.hidden = about.length === 0;
    stated
      .querySelector('ul')
      ?.replaceChildren(
        ...about.map(({ tone, text }) => elementOf('li', text, { class: 'check', 'data-tone': tone })),
      );
  }
  const more = row.querySelector<HTMLElement>('[data-more]');
  if (more) more.hidden = mark !== 'fault' && note === '';
  write(row.querySelector('textarea'), note);
};

/** Writes user input as text, never as HTML. */
export const showSheet = (page: SheetPage, sheet: Sheet, title: string, address: string): string => {
  const { rows, points, part, say, money, lang } = page;
  for (const [index, row] of rows.entries()) {
    const point = points[index];
    if (point) showRow(row, point, sheet, page);
  }
  for (const group of new Set(rows.map((row) => row.closest<HTMLElement>('[data-group]'))))
    if (group) group.hidden = !group.querySelector('[data-point]:not([hidden])');
  write(part<HTMLTextAreaElement>('note'), sheet.points['']?.note ?? '');

  const verdict = judge(sheet, points, page.answers, page.costs);
  const words = { say, money, title, address, date: formatDate(lang, Date.now()) };
  const lines = argumentLines(sheet, verdict, words);
  part('no-arguments').hidden = lines.length > 0;
  part('arguments').replaceChildren(...lines.map((line) => elementOf('li', line)));
  part('checked').textContent = say('checked', {
    done: String(verdict.fine + verdict.faults.length),
    total: String(verdict.total),
    faults: String(verdict.faults.length),
  });
  const summary = summaryOf(sheet, verdict, words);
  part('summary').textContent = summary;
  return summary;
};
