import { type Member, signedInEntries } from '../../fixtures/members.ts';
import type { Visitor } from '../visitor.ts';

export const origin = process.env.SITE_URL ?? 'http://localhost:14321';

export const button = (name: string) => ({ role: 'button', name });
export const link = (name: string) => ({ role: 'link', name });
export const dialog = { role: 'dialog' };
export const card = { role: 'article' };

export const isDrawn = (visitor: Visitor, path: string, words: string) =>
  visitor.until(`${path} has “${words}”`, async () => {
    const response = await fetch(new URL(path, origin));
    return (await response.text()).includes(words) || `${response.status}`;
  });

/** Opens a page as a signed-in member who has answered the cookie banner. */
export const openAs = async (visitor: Visitor, { email }: Member, path: string) => {
  await visitor.open('/robots.txt');
  await visitor.ask('store', await signedInEntries(email));
  await visitor.open(path);
};
