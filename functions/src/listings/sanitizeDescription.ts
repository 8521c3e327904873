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

/**
 * Removing an element can change the nesting of others, so sanitizing is repeated. Two rounds usually
 * suffice.
 */
const maxRounds = 5;

/**
 * Sanitizes a seller's description (D53): keeps a few elements, and adds nofollow to links. Other elements
 * are replaced by their text; scripts are removed.
 * @example await sanitizeDescription('<p onclick="x()">Hi<script>x()</script></p>') // => '<p>Hi</p>'
 */
export const sanitizeDescription = async (html: string): Promise<string> => {
  // Loaded lazily: most instances never need it.
  const { default: sanitize } = await import('sanitize-html');
  let clean = sanitize(html, options);
  for (let round = 1; round < maxRounds; round += 1) {
    const again = sanitize(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
};
