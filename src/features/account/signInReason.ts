import { endedKey } from '../../paths.ts';

/**
 * Returns why a visitor has to sign in. The URL only selects a text, so that links cannot inject other text.
 * @param reasons texts by `ended`, `like`, `follow`, fragment (`#contact`) and path
 * @param kindOf kind of the action pressed on a page
 * @example signInReason({ '/vi/sell': 'Đăng nhập…' }, new URLSearchParams('redirect=/vi/sell'), () => undefined) // => 'Đăng nhập…'
 */
export const signInReason = (
  reasons: Readonly<Record<string, string>>,
  query: URLSearchParams,
  kindOf: (back: string) => string | undefined,
): string | undefined => {
  const back = query.get('redirect') ?? '';
  const [page = ''] = back.split(/[?#]/);
  if (query.has(endedKey)) return reasons.ended;
  const pressed = reasons[kindOf(back) ?? ''];
  if (pressed) return pressed;
  const [hash = ''] = /#.*$/.exec(back) ?? [];
  if (reasons[hash]) return reasons[hash];
  // An id at the end is ignored: /edit-listing/{id}.
  return reasons[page] ?? reasons[page.replace(/\/[^/]*$/, '')];
};
