const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
const codes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const plainLines = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

export const htmlOf = (text: string): string => {
  const lines = plainLines(text);
  if (lines === '') return '';
  const escaped = lines.replace(/[&<>]/g, (sign) => codes[sign] ?? sign);
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
};

export const textOf = (html: string): string =>
  plainLines(
    html
      .replace(/\s+/g, ' ')
      .replace(/<br[^<>]*>|<\/(?:p|li|ul|ol|div)>/gi, '\n')
      .replace(/<[^<>]*>/g, '')
      .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity),
  );
