import Parser from 'rss-parser';
import { expect, it } from 'vitest';
import { writeFeed } from '../../../functions/src/pages/feed.plan.ts';
import { everything } from '../../../src/domain/market/landing.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { addressIn, landingPath } from '../../../src/landingPaths.ts';
import { landingFeed } from '../../../src/openPaths.ts';
import { localize, paths } from '../../../src/paths.ts';
import { settings } from '../../../src/settings.ts';
import { demoCards } from '../renderedMarket.ts';

const cards = demoCards.slice(0, 30);

it.each(languages)('an independent feed reader reads every bike of a feed (%s)', async (language) => {
  const twin = language === 'en' ? 'vi' : 'en';
  const page = addressIn(language, landingPath(everything));
  const feed = await new Parser().parseString(
    writeFeed({
      ...{ language, page, title: 'Xe cũ & “mới” <Vongxe>', self: landingFeed(language, everything) },
      ...{ twin: { language: twin, path: landingFeed(twin, everything) }, at: Date.UTC(2026, 0, 1), cards },
    }),
  );
  expect(feed.title).toBe('Xe cũ & “mới” <Vongxe>');
  expect(feed.link).toBe(settings.origin + page);
  expect(feed.items.map(({ link }) => link)).toEqual(
    cards.map(({ slug }) => settings.origin + localize(language, paths.listing(slug))),
  );
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(cards.length);
  for (const [index, item] of feed.items.entries()) {
    expect(item.isoDate).toBe(new Date(cards[index]?.created_at ?? 0).toISOString());
    expect(item.title).toContain(cards[index]?.make);
    expect(item.summary).toContain('₫');
    expect(item.contentSnippet ?? '').not.toMatch(/&\w+;|<\w/);
  }
});
