import { expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { feedback } from '../../src/i18n/texts/feedback.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { site } from '../../src/i18n/texts/site.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths, phrasesPath } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { page, tags, text } from './built.ts';
import { answer } from './renderedMarket.ts';

it.each(languages)('[S2.10] [S9.2] the home page comes with 12 bikes and their prices (%s)', async (lang) => {
  const shown = await answer(localize(lang, paths.home));
  const html = shown && 'html' in shown ? shown.html : '';
  expect(html.match(/href="(?:\/vi)?\/motorcycle\/[a-z0-9-]+"/g)).toHaveLength(12);
  expect(html.match(/\d[\d.,]*\u00a0₫/g)?.length).toBeGreaterThanOrEqual(12);
});

it.each(languages)('without a script, selling and contact say what is needed (%s)', (lang) => {
  const without = (html: string) =>
    [...html.matchAll(/<noscript>([\s\S]*?)<\/noscript>/g)].map(([, inside = '']) => text(inside));
  expect(without(page(lang, paths.sell))).toContain(translate(lang, sell)('noScript'));
  const contact = page(lang, paths.contact);
  const t = translate(lang, feedback);
  expect(without(contact)).toContain(t('contact.noScript', { email: settings.email }));
  expect(contact).toMatch(
    new RegExp(`<button[^>]*noscript:hidden[^>]*>(?:(?!</button>)[\\s\\S])*${t('contact.send')}`),
  );
});

it.each(languages)(
  '[S1.1] [S1.2] [S2.27] the frame says what this is and leads to buying, selling and the other language (%s)',
  (lang) => {
    const t = translate(lang, site);
    const html = page(lang, paths.terms);
    const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
    const links = [...header.matchAll(/<a [^>]*>[\s\S]*?<\/a>/g)].map(([one]) => ({
      href: tags(one, 'a')[0]?.href,
      words: text(one),
      label: tags(one, 'a')[0]?.['aria-label'],
    }));
    expect(links).toContainEqual(
      expect.objectContaining({ href: localize(lang, paths.home), words: t('buy') }),
    );
    expect(links).toContainEqual(
      expect.objectContaining({ href: localize(lang, paths.sell), words: t('sell') }),
    );
    expect(links[0]).toMatchObject({
      href: localize(lang, paths.home),
      label: `${settings.name}, ${t('home')}`,
    });
    expect(links.map(({ words }) => words)).toContain(t('otherLanguage'));
    expect(text(html)).toContain(t('footerAbout'));
  },
);

it.each(languages)('every phrase stands on its page in both languages (%s)', (lang) => {
  const words = text(page(lang, phrasesPath));
  expect(words).toContain('Why are you selling it?');
  expect(words).toContain('Sao anh/chị lại bán xe ạ?');
});
