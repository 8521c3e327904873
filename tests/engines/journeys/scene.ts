import { type Member, signedInEntries } from '../../fixtures/members.ts';
import type { Visitor } from '../visitor.ts';

export const origin = process.env.SITE_URL ?? 'http://localhost:14321';

export const button = (name: string) => ({ role: 'button', name });
export const link = (name: string) => ({ role: 'link', name });
export const dialog = { role: 'dialog' };
export const card = { role: 'article' };

/** Waits until a page of the site has these words, as a function draws it. */
export const isDrawn = (visitor: Visitor, path: string, words: string) =>
  visitor.until(`${path} has “${words}”`, async () => {
    const response = await fetch(new URL(path, origin));
    return (await response.text()).includes(words) || `${response.status}`;
  });

/** Opens a page as a member who has signed in before, and has answered about cookies. */
export const openAs = async (visitor: Visitor, { email }: Member, path: string) => {
  // A file without script, so that no island looks before all is there.
  await visitor.open('/robots.txt');
  await visitor.ask('store', await signedInEntries(email));
  await visitor.open(path);
};
