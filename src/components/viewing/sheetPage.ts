import type { PointKind } from '../../domain/viewing/bikeKinds.ts';
import type { Answers, Point, Span } from '../../domain/viewing/judge.ts';
import { formatDong } from '../../i18n/formatNumber.ts';
import { languageOf } from '../../i18n/languages.ts';

export type WordKey =
  | 'repair'
  | 'notFine'
  | 'promised'
  | 'ask'
  | 'repairs'
  | 'less'
  | 'checked'
  | 'viewed'
  | 'photo'
  | 'deletePhoto'
  | 'unnamed'
  | 'copied'
  | 'notShared'
  | 'loading'
  | 'notFilled'
  | 'full'
  | 'photoFull'
  | 'photoUnread'
  | 'photosEnough';
export type PageData = {
  words: Record<WordKey, string>;
  answers: Answers;
  costs: Readonly<Record<string, Span>>;
};

export const sheetPage = (root: HTMLElement) => {
  const { words, answers, costs }: PageData = JSON.parse(root.dataset.viewing ?? '{}');
  const lang = languageOf(location.pathname);
  const part = <E extends HTMLElement = HTMLElement>(name: string) => {
    const element = root.querySelector<E>(`[data-part="${name}"]`);
    if (!element) throw new Error(`the sheet lacks ${name}`);
    return element;
  };
  const rows = [...root.querySelectorAll<HTMLElement>('[data-point]')];
  const points = rows.map((row): Point => {
    const { dataset } = row;
    return {
      key: dataset.point ?? '',
      text: row.querySelector('legend')?.textContent ?? '',
      only: dataset.only as PointKind,
      answers: dataset.answers?.split(' ') ?? [],
      repair: dataset.repair,
    };
  });
  const say = (key: WordKey, values: Record<string, string> = {}) =>
    words[key].replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
  const money = (from: number, to: number) =>
    from === to ? formatDong(lang, from) : `${formatDong(lang, from)} – ${formatDong(lang, to)}`;
  return { lang, part, rows, points, answers, costs, say, money };
};
export type SheetPage = ReturnType<typeof sheetPage>;

export const elementOf = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
