/** Part of Quill's document. Formats of a line are attributes of its line break. */
export type Op = { insert?: unknown; attributes?: Record<string, unknown> | undefined };

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const safeLink = (link: unknown) =>
  typeof link === 'string' && /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(link);

/** Tags by format, the innermost first. */
const tags = { bold: 'strong', italic: 'em', underline: 'u' } as const;
const inline = (text: string, formats: Record<string, unknown>) => {
  const marked = Object.entries(tags).reduce(
    (html, [format, tag]) => (formats[format] ? `<${tag}>${html}</${tag}>` : html),
    escapeHtml(text),
  );
  return safeLink(formats.link) ? `<a href="${escapeHtml(String(formats.link))}">${marked}</a>` : marked;
};

type Line = { html: string; list: 'ul' | 'ol' | null };
const listOf = (value: unknown): Line['list'] =>
  value === 'bullet' ? 'ul' : value === 'ordered' ? 'ol' : null;

const linesOf = (ops: readonly Op[]) => {
  const lines: Line[] = [];
  let html = '';
  for (const { insert, attributes = {} } of ops) {
    if (typeof insert !== 'string') continue;
    for (const part of insert.split(/(\n)/)) {
      if (part === '') continue;
      if (part !== '\n') html += inline(part, attributes);
      else {
        lines.push({ html, list: listOf(attributes.list) });
        html = '';
      }
    }
  }
  return html ? [...lines, { html, list: null }] : lines;
};

/**
 * Stored description, with only the tags p, br, strong, em, u, ul, ol, li and a.
 * @example deltaToHtml([{ insert: 'Xe ' }, { insert: 'đẹp', attributes: { bold: true } }, { insert: '\n' }]) // => '<p>Xe <strong>đẹp</strong></p>'
 */
export const deltaToHtml = (ops: readonly Op[]) => {
  const lines = linesOf(ops);
  while (lines.at(-1)?.html === '') lines.pop();
  return lines
    .map(({ html, list }, index) => {
      if (!list) return `<p>${html || '<br>'}</p>`;
      const opens = lines[index - 1]?.list === list ? '' : `<${list}>`;
      const closes = lines[index + 1]?.list === list ? '' : `</${list}>`;
      return `${opens}<li>${html || '<br>'}</li>${closes}`;
    })
    .join('');
};

/** @example textToHtml('Xe đẹp\nBiển số Huế') // => '<p>Xe đẹp</p><p>Biển số Huế</p>' */
export const textToHtml = (text: string) => deltaToHtml([{ insert: text.replace(/\r\n?/g, '\n') }]);

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

/** Text of a description, a line per paragraph and list item. */
export const htmlToText = (html: string) =>
  html
    .replace(/<p><br\s*\/?><\/p>/gi, '\n')
    .replace(/<br\s*\/?>|<\/(?:p|li)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\n+$/, '');

/** Can plain lines show this HTML without loss? */
export const isPlain = (html: string) => !/<(?!\/?p>|br\s*\/?>)/i.test(html);
