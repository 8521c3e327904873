import { withoutLinkTail } from '../../domain/text/withoutLinkTail.ts';

/** Parses the link of an email: the action and its one-time code; null where the address has none. */
export type EmailLink = { mode: string | null; code: string | null };

/** Reads the link. It stays in the address, so that a reload and "open in browser" find it there. */
export const readEmailLink = (): EmailLink => {
  const { searchParams } = new URL(location.href);
  const read = (name: string) => withoutLinkTail(searchParams.get(name) ?? '') || null;
  return { mode: read('mode'), code: read('oobCode') };
};

/** Takes a used code out of the address and the history. */
export const forgetEmailLink = (): void => {
  const url = new URL(location.href);
  url.searchParams.delete('oobCode');
  history.replaceState(history.state, '', url);
};
