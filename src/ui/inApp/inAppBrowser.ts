import { useEffect, useState } from 'react';

/** Signs of an app in the user agent of its browser. Messenger comes first: it carries Facebook's signs as well. */
const apps = [
  ['Zalo', /\bZalo\b/i],
  ['Messenger', /MessengerForiOS|Orca-Android|FB_IAB\/Orca|FBAN\/Messenger/],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['TikTok', /musical_ly|BytedanceWebview|\bTikTok\b|\btrill_/i],
] as const;

export type App = (typeof apps)[number][0];

/**
 * Returns the app in whose browser a page is open, or null. A user agent is only a hint: nothing may be refused because of it.
 * @example inAppBrowser('… Mobile/15E148 Zalo iOS/502 ZaloTheme/light') // => 'Zalo'
 */
export const inAppBrowser = (userAgent: string): App | null =>
  apps.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/**
 * Returns an address that has Android open a page in the default browser, or null on other systems. A browser that finds no
 * app for it goes to the page itself.
 * @param page absolute address with https; its fragment is left out, since an intent has one of its own
 */
export const intentOf = (userAgent: string, page: string): string | null => {
  const [address = ''] = page.split('#');
  if (!/\bAndroid\b/.test(userAgent) || !address.startsWith('https://')) return null;
  const rest = address.slice('https:'.length);
  const fallback = encodeURIComponent(address);
  return `intent:${rest}#Intent;scheme=https;action=android.intent.action.VIEW;S.browser_fallback_url=${fallback};end`;
};

/** The app around this page, known once the page is hydrated: the HTML is the same for everybody. */
export const useInAppBrowser = (): App | null => {
  const [app, setApp] = useState<App | null>(null);
  useEffect(() => setApp(inAppBrowser(navigator.userAgent)), []);
  return app;
};
