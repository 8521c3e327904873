import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SignInFirst } from './SignInFirst.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('[S6.8] [S8.42] support tells whoever is not signed in to do so, and leads back', () => {
  vi.stubGlobal('location', { pathname: '/vi/sell', search: '?draft=1' });
  const html = renderToStaticMarkup(<SignInFirst lang="en" />);
  expect(html).toContain('Authentication required');
  expect(html).toContain('href="/auth?redirect=/vi/sell%3Fdraft%3D1"');
});
