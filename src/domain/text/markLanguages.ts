import { withoutTags } from './withoutTags.ts';
import { textLanguage } from './writtenIn.ts';

/** Up to its end, or to the next beginning: without the second, many beginnings took time squared. */
const block = /<(p|li)>([\s\S]*?)(?=<\/?\1>)/g;
const textOf = (html: string) => withoutTags(html).replace(/&\w+;/g, ' ');

/**
 * The language of a text that somebody wrote, and the text with each paragraph marked that is in the other one.
 * @param html a sanitized description, whose elements have no attributes but those of links
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
