import { webAddresses } from './webAddress.ts';

/** `link` is null for plain text. */
export type LinkPart = { text: string; link: { url: string; host: string } | null };

const linkOf = (typed: string): LinkPart['link'] => {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // "https://bank.vn@evil.top" opens the host after the @, so it gets no link.
  if (url.username !== '' || url.password !== '') return null;
  return { url: url.href, host: url.host };
};

/**
 * Splits a text at web addresses, without the punctuation after them.
 * @example linkParts('xem xe-re.vn/a nhé') // => [{ text: 'xem ', … }, { text: 'xe-re.vn/a', link: { host: 'xe-re.vn', … } }, …]
 */
export const linkParts = (text: string): LinkPart[] => {
  const parts: LinkPart[] = [];
  let from = 0;
  const say = (until: number) => {
    if (until > from) parts.push({ text: text.slice(from, until), link: null });
  };
  for (const match of text.matchAll(webAddresses)) {
    const typed = match[0].replace(/[.,;:!?…)\]”’"'»]+$/u, '');
    const link = linkOf(typed);
    if (!link) continue;
    say(match.index);
    parts.push({ text: typed, link });
    from = match.index + typed.length;
  }
  say(text.length);
  return parts;
};
