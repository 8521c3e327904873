import { renditions, renditionUrl } from '../../../src/domain/photos/photo.ts';
import { locationLabel } from '../../../src/domain/places/locations.ts';
import { oneLine } from '../../../src/domain/text/oneLine.ts';
import { formatDong, formatKm } from '../../../src/i18n/format.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { type Texts, translate } from '../../../src/i18n/texts.ts';
import { look } from './colours.ts';
import { type Html, html, lines } from './html.ts';
import type { ShownBike } from './shownBike.ts';

export const partTexts = {
  photo: { en: 'Photo of the {bike}', vi: 'Ảnh chiếc {bike}' },
} as const satisfies Texts;

/** In pixels. */
const photoWidth = 96;

export const paragraph = (text: string, margin = '0 0 16px'): Html =>
  html`<p style="margin:${margin}">${lines(text)}</p>`;

export const note = (text: Html, margin = '12px 0 0'): Html =>
  html`<p ${look({ text: 'ink-soft' }, `margin:${margin};font-size:14px;line-height:22px`)}>${text}</p>`;

export type Action = { label: string; url: string };

export const linkRow = (links: readonly Action[]): Html =>
  html`<p style="margin:0">${links.map(
    ({ label, url }) =>
      html`<a href="${url}" ${look({ text: 'signal' }, 'display:inline-block;padding:10px 20px 10px 0;line-height:24px;text-decoration:underline')}>${label}</a> `,
  )}</p>`;

/**
 * The line on the left is a table cell's border: Outlook draws no other border reliably.
 * @param original the writer's words, if the quote is a translation
 */
export const quotation = (text: string, original?: string): Html => {
  const cell = look({ edge: 'line' }, 'padding:4px 0 4px 12px;border-style:solid;border-width:0 0 0 3px');
  return html`<blockquote style="margin:0 0 16px;padding:0">
<table role="presentation" style="width:100%;border-collapse:collapse">
<tr><td ${cell}>${paragraph(text, '0')}${original === undefined ? '' : note(lines(original), '8px 0 0')}</td></tr>
</table></blockquote>`;
};

/** The cell repeats the padding, which Outlook ignores on links. */
export const button = ({ label, url }: Action): Html => {
  const cell = look(
    { ground: 'signal' },
    'padding:0;border-radius:8px;text-align:center;mso-padding-alt:14px 24px',
  );
  const face = look(
    { text: 'on-fill' },
    'display:block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none',
    ['button'],
  );
  return html`<table role="presentation" class="wide" style="margin:8px 0 12px;border-collapse:separate;border-spacing:0">
<tr><td ${cell}><a href="${url}" ${face}>${label}</a></td></tr>
</table>`;
};

/** Outlook cannot decode WebP, so it gets the JPEG for shared links. */
const photo = (address: string, site: string, alt: string): Html => {
  const picture = (rendition: 'card' | 'share', attributes: Html) => {
    const source = new URL(renditionUrl(address, rendition), site).href;
    const { width, height } = renditions[rendition];
    return html`<img src="${source}" width="${photoWidth}" height="${Math.round((photoWidth * height) / width)}" alt="${alt}" ${attributes}>`;
  };
  const style = look(
    { text: 'ink-soft' },
    'display:block;border:0;border-radius:8px;font-size:13px;line-height:18px',
  );
  return html`<!--[if mso]>${picture('share', html`style="border:0"`)}<![endif]--><!--[if !mso]><!-->${picture('card', style)}<!--<![endif]-->`;
};

export type BikeRow = {
  title: string;
  /** Address of the bike's page, in emails about finding bikes. */
  url?: string;
  shown?: ShownBike | undefined;
  notes?: readonly string[];
};

export const bikeRow = (
  language: Language,
  { title, url, shown, notes = [] }: BikeRow,
  site: string,
): Html => {
  const linked = (content: Html): Html => {
    const style = look({ text: 'signal' }, 'text-decoration:underline');
    return url === undefined ? content : html`<a href="${url}" ${style}>${content}</a>`;
  };
  const picture =
    shown?.photo && photo(shown.photo, site, translate(language, partTexts)('photo', { bike: title }));
  const price = shown && html`<p style="margin:0;font-weight:700">${formatDong(language, shown.price)}</p>`;
  const facts = shown
    ? [formatKm(language, shown.mileage), oneLine(locationLabel(language, shown.location))].filter(Boolean)
    : [];
  const small = facts.length > 0 ? [facts.join(' · '), ...notes] : notes;
  return html`<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse">
<tr>${picture ? html`<td style="width:${photoWidth}px;padding:0 16px 0 0;vertical-align:top">${linked(picture)}</td>` : ''}
<td style="padding:0;vertical-align:top"><p style="margin:0;font-weight:600">${linked(html`${title}`)}</p>
${price ?? ''}${small.map((text) => note(html`${text}`, '2px 0 0'))}</td></tr>
</table>`;
};
