import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Profile } from '../features/account/Profile.tsx';
import { Alerts } from '../features/alerts/Alerts.tsx';
import { Inbox } from '../features/conversations/Inbox.tsx';
import { LikedBikes } from '../features/likes/LikedBikes.tsx';
import { MyListings } from '../features/mylistings/MyListings.tsx';
import { languages } from '../i18n/languages.ts';

const islands = { Alerts, Inbox, LikedBikes, MyListings, Profile };

describe.each(languages)('while nobody knows who is here (%s)', (lang) => {
  it.each(Object.entries(islands))(
    '[S2.24] %s says that it loads, and shows nothing of anybody',
    (_, Island) => {
      const html = renderToStaticMarkup(<Island lang={lang} />);
      expect(html).toMatch(/role="status"[^>]*>[^<]/);
      for (const tag of ['<article', '<form', '<input', 'role="alert"']) expect(html).not.toContain(tag);
    },
  );
});

it('[S2.126] the page of alerts says that it loads', () => {
  expect(renderToStaticMarkup(<Alerts lang="en" />)).toContain('Loading your alerts');
});

it('[S2.105] [S2.107] liked bikes load into the 1, 2 or 3 columns that they will have', () => {
  const html = renderToStaticMarkup(<LikedBikes lang="en" />);
  expect(html).toContain('Loading liked motorcycles');
  expect(html).toMatch(/<ul class="grid grid-cols-1 [^"]*md:grid-cols-2 lg:grid-cols-3"/);
});
