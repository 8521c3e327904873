/**
 * Returns the path, query and hash to open after sign-in; `home` if the target is on another site (D12).
 * @example safeRedirect('/sell?x=1', 'https://a.vn', '/') // => '/sell?x=1'
 * @example safeRedirect('//evil.example', 'https://a.vn', '/') // => '/evil.example'
 * @example safeRedirect('https://evil.example', 'https://a.vn', '/') // => '/'
 */
export const safeRedirect = (target: string | null | undefined, origin: string, home: string): string => {
  if (!target) return home;
  const collapsed = target.replace(/^[\s\\/]*[\\/]/, '/');
  if (!URL.canParse(collapsed, origin)) return home;
  const url = new URL(collapsed, origin);
  // A blob: address has the origin of its page, but is no page.
  if (url.origin !== new URL(origin).origin || !url.protocol.startsWith('http')) return home;
  const path = url.pathname.replace(/^\/+/, '/');
  return `${path}${url.search}${url.hash}`;
};
