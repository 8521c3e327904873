import { escapeHtml } from '../platform/escapeHtml.ts';

/** Markup that is inserted unescaped: only literals and escaped text, never user input. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | readonly Html[];

const markupOf = (value: Value): string => {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return escapeHtml(String(value));
};

/**
 * Returns markup in which every value is escaped, unless it is markup itself.
 * @example html`<p>${'1 < 2'}</p>`.markup // => '<p>1 &lt; 2</p>'
 */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(markupOf)));

/** @example lines('a\nb').markup // => 'a<br>b' */
export const lines = (text: string): Html => new Html(escapeHtml(text).replaceAll('\n', '<br>'));
