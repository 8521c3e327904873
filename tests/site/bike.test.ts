import { describe, expect, it } from 'vitest';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { samplePages } from '../../local/build/samplePages.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { listing as texts } from '../../src/i18n/texts/listing.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { structured, tags, text } from './built.ts';

const server = new URL('../../dist/server/', import.meta.url);
const { render } = renderBundle(server, new URL('entry.mjs', server));

const sample = samplePages().find(({ locals }) => locals.listing?.listing.status === 'active')?.locals
  .listing;

const bikePage = async (lang: Language, changes: object) => {
  if (!sample) throw new Error('no page of a bike');
  const shown = { ...sample, listing: { ...sample.listing, ...changes } };
  const { html } = await render(localize(lang, paths.listing(shown.listing.slug)), { listing: shown });
  return { html, words: text(html), listing: shown.listing };
};
const island = (html: string, name: string) =>
  tags(html, 'astro-island').filter((one) => one['component-url']?.includes(`/${name}.`));
const barOf = (html: string) => /<section[^>]*class="contact-bar[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';

describe.each(languages)('the page of a bike for a visitor (%s)', (lang) => {
  const t = translate(lang, texts);

  it('[S2.94] [S2.102] [S6.2] of one for sale has a heart, and asks to sign in for the numbers', async () => {
    const { html, words } = await bikePage(lang, {});
    expect(island(html, 'LikeBike')).toHaveLength(1);
    expect(words).toContain(t('signInForContact'));
    expect(words).toContain(t('seeFirst'));
    expect(html).not.toMatch(/\+84|tel:/);
  });

  it('has three ways to the seller, which lead to the sign-in and back', async () => {
    const { html, listing } = await bikePage(lang, {});
    const back = `${localize(lang, paths.listing(listing.slug))}%23contact`;
    expect(tags(barOf(html), 'a').map(({ href }) => href)).toEqual(
      Array.from({ length: 3 }, () => `${localize(lang, paths.auth)}?redirect=${back}`),
    );
    const words = barOf(html)
      .split('</a>')
      .slice(0, 3)
      .map((part) => text(part.slice(part.lastIndexOf('<a '))).trim());
    expect(words).toEqual({ en: ['Call', 'Zalo', 'Message'], vi: ['Gọi', 'Zalo', 'Nhắn tin'] }[lang]);
  });

  it('[S2.93] [S2.94] [S2.101] [S4.13] [S4.14] [S4.15] of one that is sold says so, and nobody can be asked', async () => {
    const { html, words } = await bikePage(lang, { status: 'sold' });
    expect(words).toContain({ en: 'Sold', vi: 'Đã bán' }[lang]);
    expect(words).toContain(t('soldTitle'));
    expect(words).toContain(t('maskedSeller'));
    expect(html).toMatch(/<s[ >][^<]*₫/);
    for (const name of ['LikeBike', 'ContactSeller', 'RevealNumbers', 'AskToSignIn'])
      expect(island(html, name)).toEqual([]);
    expect(barOf(html)).toBe('');
  });
});

it('what a seller calls gù chống đổ is read as crash protectors in English, and stays in Vietnamese', async () => {
  const features = ['Gù chống đổ'];
  expect((await bikePage('vi', { features })).html).toContain('>Gù chống đổ</li>');
  const { html } = await bikePage('en', { features });
  expect(html).toContain('>Crash protectors</li>');
  expect(html).not.toContain('>Gù chống đổ</li>');
});

const written = {
  en: '<p>One owner, runs great.</p>',
  vi: '<p>Xe chính chủ, máy êm.</p>',
} as const;
const descriptionOf = (html: string) => {
  const part = /<section[^>]*aria-labelledby="description"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
  return { part, proses: tags(part, 'div').filter((one) => one.class?.startsWith('prose')) };
};

describe.each([
  ['en', 'vi', 'The seller’s text in Vietnamese', 'Machine-translated from Vietnamese (Google Translate).'],
  ['vi', 'en', 'Bản tiếng Anh của người bán', 'Dịch máy từ tiếng Anh (Google Dịch).'],
] as const)('[S2.100] the description for a reader of %s', (lang, from, also, machine) => {
  it('is the one that the seller wrote in that language, above the other one', async () => {
    const changes = { description: written[from], other_description: written[lang] };
    const { part, proses } = descriptionOf((await bikePage(lang, changes)).html);
    expect(text(part).replaceAll("'", '’')).toMatch(
      new RegExp(`${text(written[lang])} ${also} ${text(written[from])}`),
    );
    expect(proses.map((one) => one.lang)).toEqual([undefined, from]);
    expect(part).not.toContain('data-foreign');
  });

  it("is a machine's, which it says, and which search engines are not told", async () => {
    const translation = { lang, html: written[lang], of: '' };
    const { html } = await bikePage(lang, { description: written[from], other_description: '', translation });
    const { part, proses } = descriptionOf(html);
    expect(text(part)).toContain(machine);
    expect(proses[0]).toMatchObject({
      ...{ lang: `${lang}-x-mtfrom-${from}`, translate: 'no' },
      'data-nosnippet': '',
    });
    expect(proses[1]?.lang).toBe(from);
    expect(`${/<head[\s\S]*<\/head>/.exec(html)?.[0]}${JSON.stringify(structured(html))}`).not.toContain(
      text(written[lang]),
    );
  });
});
