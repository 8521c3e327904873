import { describe, expect, it } from 'vitest';
import { inAppBrowser, intentOf } from './inAppBrowser.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';

describe('the app around a page', () => {
  it.each([
    [`${iPhone} Mobile/15E148 Zalo iOS/502 ZaloTheme/light ZaloLanguage/vn`, 'Zalo'],
    [`${android} Zalo android/24060543 ZaloTheme/light ZaloLanguage/vi`, 'Zalo'],
    [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.36.108;FBDV/iPhone15,2]`, 'Facebook'],
    [`${android} [FB_IAB/FB4A;FBAV/470.0.0.36.108;]`, 'Facebook'],
    [`${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/465.0.0.41.108]`, 'Messenger'],
    [`${android} [FB_IAB/Orca-Android;FBAV/465.0.0.35.105;]`, 'Messenger'],
    [`${iPhone} Mobile/21F79 Instagram 337.0.2.24.92 (iPhone15,2; iOS 17_5)`, 'Instagram'],
    [`${android} Instagram 337.0.0.35.102 Android (34/14)`, 'Instagram'],
    [`${iPhone} Mobile/15E148 musical_ly_35.0.0 JsSdk/2.0 BytedanceWebview/d8a21c6`, 'TikTok'],
    [`${android} trill_2023500030 JsSdk/1.0 BytedanceWebview/d8a21c6`, 'TikTok'],
    [`${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, null],
    [`${iPhone} CriOS/126.0.0.0 Mobile/15E148 Safari/604.1`, null],
    [android.replace('; wv', ''), null],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', null],
    ['', null],
  ])('of %s is %s', (userAgent, app) => expect(inAppBrowser(userAgent)).toBe(app));
});

describe('the way into the default browser', () => {
  const page = 'https://vongxe.example/vi/auth?redirect=/vi/sell%3Fdraft%3D1;end#sign-up';

  it('is an intent on Android, whose fallback is the page itself', () =>
    expect(intentOf(android, page)).toBe(
      'intent://vongxe.example/vi/auth?redirect=/vi/sell%3Fdraft%3D1;end#Intent;scheme=https;action=android.intent.action.VIEW;S.browser_fallback_url=https%3A%2F%2Fvongxe.example%2Fvi%2Fauth%3Fredirect%3D%2Fvi%2Fsell%253Fdraft%253D1%3Bend;end',
    ));

  it.each([
    [iPhone, page],
    [android, 'http://localhost:4321/auth'],
    [android, 'javascript:alert(1)'],
  ])('is none for %s and %s', (userAgent, address) => expect(intentOf(userAgent, address)).toBeNull());
});
