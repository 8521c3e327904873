const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' },
  '#39': "'",
};

/**
 * Converts HTML to lines of text, which are not safe as HTML.
 * @example readableText('<p>Xe <b>đẹp</b></p><p>1 &amp; 2</p>') // => 'Xe đẹp\n1 & 2'
 */
export const readableText = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<\/t[dh]>\s{0,9}(?=<t[dh])/g, ' | ')
    .replace(/<(?:br|\/p|\/li|\/h\d|\/tr|\/dt|\/dd|\/div)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
