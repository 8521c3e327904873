import { withoutLinkTail } from '../../domain/text/withoutLinkTail.ts';

/** Action and one-time code of an email's link; null if absent. */
export type EmailLink = { mode: string | null; code: string | null };

/** Reads the link. It stays in the URL, so that a reload and "open in browser" keep it. */
export const readEmailLink = (): EmailLink => {
  const { searchParams } = new URL(location.href);
  const read = (name: string) => withoutLinkTail(searchParams.get(name) ?? '') || null;
  return { mode: read('mode'), code: read('oobCode') };
};

/** Removes a used code from the URL and the history. */
export const forgetEmailLink = (): void => {
  const url = new URL(location.href);
  url.searchParams.delete('oobCode');
  history.replaceState(history.state, '', url);
};
