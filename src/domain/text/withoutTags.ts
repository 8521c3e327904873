/** A tag ends at the next < or >. Searching for `>` only, many `<` without one take quadratic time. */
const tag = /<[^<>]*>/g;

/**
 * Replaces tags by blanks. Not for display: the result is not safe HTML.
 * @example withoutTags('<p>Xe <b>đẹp</b></p>') // => ' Xe  đẹp  '
 */
export const withoutTags = (html: string): string => html.replace(tag, ' ');
