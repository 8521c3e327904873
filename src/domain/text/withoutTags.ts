/** Ends at the next < or >, because many `<` without `>` would take quadratic time. */
const tag = /<[^<>]*>/g;

/**
 * Replaces tags by blanks. The result is not safe HTML.
 * @example withoutTags('<p>Xe <b>đẹp</b></p>') // => ' Xe  đẹp  '
 */
export const withoutTags = (html: string): string => html.replace(tag, ' ');
