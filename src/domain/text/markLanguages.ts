import { withoutTags } from './withoutTags.ts';
import { textLanguage } from './writtenIn.ts';

/**
 * Stops at the end tag or the next start tag. Without this stop, many start tags would take quadratic time.
 */
const block = /<(p|li)>([\s\S]*?)(?=<\/?\1>)/g;
const textOf = (html: string) => withoutTags(html).replace(/&\w+;/g, ' ');

/**
 * Detects a text's language and marks paragraphs in the other language.
 * @param html sanitized description, attributes only on links
 * @example markLanguages('<p>Xe đẹp</p>') // => { language: 'vi', html: '<p>Xe đẹp</p>' }
 */
export const markLanguages = (html: string): { language: 'en' | 'vi' | null; html: string } => {
  const language = textLanguage(textOf(html));
  const marked = html.replace(block, (whole, tag: string, inner: string) => {
    const own = textLanguage(textOf(inner));
    return own === null || own === language ? whole : `<${tag} lang="${own}">${inner}`;
  });
  return { language, html: marked };
};
