import { useEffect, useState } from 'react';

/** Patterns of apps' user agents. Messenger comes first, as Facebook's pattern matches it, too. */
const apps = [
  ['Zalo', /\bZalo\b/i],
  ['Messenger', /MessengerForiOS|Orca-Android|FB_IAB\/Orca|FBAN\/Messenger/],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['TikTok', /musical_ly|BytedanceWebview|\bTikTok\b|\btrill_/i],
] as const;

export type App = (typeof apps)[number][0];

/**
 * App in whose browser a page is open, or null. Only a hint: never refuse anything because of it.
 * @example inAppBrowser('… Mobile/15E148 Zalo iOS/502 ZaloTheme/light') // => 'Zalo'
 */
export const inAppBrowser = (userAgent: string): App | null =>
  apps.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/**
 * Link that opens a page in Android's default browser, or in the app if there is none. Null on other systems.
 * @param page absolute address with https, whose fragment is dropped
 */
export const intentOf = (userAgent: string, page: string): string | null => {
  const [address = ''] = page.split('#');
  if (!/\bAndroid\b/.test(userAgent) || !address.startsWith('https://')) return null;
  const rest = address.slice('https:'.length);
  const fallback = encodeURIComponent(address);
  return `intent:${rest}#Intent;scheme=https;action=android.intent.action.VIEW;S.browser_fallback_url=${fallback};end`;
};

/** Null until hydration, because the HTML is the same for everybody. */
export const useInAppBrowser = (): App | null => {
  const [app, setApp] = useState<App | null>(null);
  useEffect(() => setApp(inAppBrowser(navigator.userAgent)), []);
  return app;
};
