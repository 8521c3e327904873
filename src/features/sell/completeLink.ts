/**
 * Adds a missing scheme to a web or e-mail address.
 * @example completeLink('facebook.com/a') // => 'https://facebook.com/a'
 */
export const completeLink = (typed: string) => {
  const link = typed.trim();
  if (link === '' || /^(?:https?:\/\/|mailto:|tel:)/i.test(link)) return link;
  return /^\S+@\S+$/.test(link) ? `mailto:${link}` : `https://${link}`;
};
