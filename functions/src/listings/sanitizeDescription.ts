import type { IOptions } from 'sanitize-html';

const safeLink = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[+\d])/i;

const options: IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: href && safeLink.test(href) ? { href, rel: 'nofollow ugc noopener' } : {},
    }),
  },
};

/** Without an element that was dropped, what is left may nest in another way; it settles in a round or two. */
const maxRounds = 5;

/**
 * A seller's description as it may be shown (D53): a few elements, and links that search engines do not
 * follow. Anything else is dropped, its text kept where it is text.
 * @example await sanitizeDescription('<p onclick="x()">Hi<script>x()</script></p>') // => '<p>Hi</p>'
 */
export const sanitizeDescription = async (html: string): Promise<string> => {
  // Most starts of a function serve a stored page and never need it.
  const { default: sanitize } = await import('sanitize-html');
  let clean = sanitize(html, options);
  for (let round = 1; round < maxRounds; round += 1) {
    const again = sanitize(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
};
