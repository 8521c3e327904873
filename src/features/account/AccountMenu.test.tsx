import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AccountMenu } from './AccountMenu.tsx';

it.each([
  ['en', '/auth', 'Sign in'],
  ['vi', '/vi/auth', 'Đăng nhập'],
] as const)(
  '[S2.28] [S2.30] the menu has a way to sign in, in the header and on a phone (%s)',
  (lang, href, words) => {
    for (const section of [true, false]) {
      const html = renderToStaticMarkup(<AccountMenu lang={lang} section={section} />);
      expect(html).toContain(`href="${href}"`);
      expect(html).toContain(words);
    }
  },
);
