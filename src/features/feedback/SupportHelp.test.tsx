import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../firebase/session.ts';
import { SupportInside } from './SupportHelp.tsx';

beforeEach(() => void vi.stubGlobal('location', { pathname: '/vi/sell', search: '?draft=1' }));
afterEach(() => void vi.unstubAllGlobals());
const inside = (session: Session['state']) =>
  renderToStaticMarkup(<SupportInside lang="en" session={session} onClose={() => undefined} />);

it('[S6.8] [S8.42] support tells whoever is not signed in to do so, leads back, and has no form', () => {
  const html = inside('out');
  expect(html).toContain('Authentication required');
  expect(html).toContain('href="/auth?redirect=/vi/sell%3Fdraft%3D1"');
  expect(html).not.toContain('<form');
});

it('whoever is signed in finds a form with a subject and a message', () => {
  const html = inside('in');
  expect(html).toContain('name="subject"');
  expect(html).toContain('name="message"');
  expect(html).not.toContain('Authentication required');
});
