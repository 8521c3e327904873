import { withoutLinkTail } from '../../domain/text/withoutLinkTail.ts';

export type EmailLink = { mode: string | null; code: string | null };

/** The link stays in the URL, for reloads and "open in browser". */
export const readEmailLink = (): EmailLink => {
  const { searchParams } = new URL(location.href);
  const read = (name: string) => withoutLinkTail(searchParams.get(name) ?? '') || null;
  return { mode: read('mode'), code: read('oobCode') };
};

/** Removes a used code from URL and history. */
export const forgetEmailLink = (): void => {
  const url = new URL(location.href);
  url.searchParams.delete('oobCode');
  history.replaceState(history.state, '', url);
};
