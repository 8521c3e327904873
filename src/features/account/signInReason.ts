import { endedKey } from '../../paths.ts';

/**
 * Why somebody is here, by the query of the sign-in page, out of the reasons that the page knows: from where they are to
 * go afterwards, so that nobody can put words of their own into its address. Undefined where they came of themselves.
 * @param reasons words by `ended`, `like`, `#contact` and other ends of addresses, and the addresses of pages
 * @param isLiking whether a heart was pressed on the page that they come back to
 * @example signInReason({ '/vi/sell': 'Đăng nhập…' }, new URLSearchParams('redirect=/vi/sell'), () => false) // => 'Đăng nhập…'
 */
export const signInReason = (
  reasons: Readonly<Record<string, string>>,
  query: URLSearchParams,
  isLiking: (back: string) => boolean,
): string | undefined => {
  const back = query.get('redirect') ?? '';
  const [page = ''] = back.split(/[?#]/);
  if (query.has(endedKey)) return reasons.ended;
  if (isLiking(back)) return reasons.like;
  const [hash = ''] = /#.*$/.exec(back) ?? [];
  if (reasons[hash]) return reasons[hash];
  // One's own bikes have an address each, below that of their page.
  return reasons[page] ?? reasons[page.replace(/\/[^/]*$/, '')];
};
