import { renditions, renditionUrl } from '../../../src/domain/photos/photo.ts';
import { locationLabel } from '../../../src/domain/places/locations.ts';
import { formatDong, formatKm } from '../../../src/i18n/format.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { type Texts, translate } from '../../../src/i18n/texts.ts';
import { look } from './colours.ts';
import { type Html, html, lines } from './html.ts';
import { oneLine } from './oneLine.ts';
import type { ShownBike } from './shownBike.ts';

export const partTexts = {
  photo: { en: 'Photo of the {bike}', vi: 'Ảnh chiếc {bike}' },
} as const satisfies Texts;

/** Pixels; the height follows from the rendition's shape. */
const photoWidth = 96;
const heightOf = ({ width, height }: { width: number; height: number }) =>
  Math.round((photoWidth * height) / width);

/** A paragraph with its line breaks. */
export const paragraph = (text: string, margin = '0 0 16px'): Html =>
  html`<p style="margin:${margin}">${lines(text)}</p>`;

/** A smaller line or paragraph, of what matters less than the rest. */
export const note = (text: Html, margin = '12px 0 0'): Html =>
  html`<p ${look({ text: 'ink-soft' }, `margin:${margin};font-size:14px;line-height:22px`)}>${text}</p>`;

/** A label and where it leads. */
export type Action = { label: string; url: string };

/** Links beside each other, each 44 px high. */
export const linkRow = (links: readonly Action[]): Html =>
  html`<p style="margin:0">${links.map(
    ({ label, url }) =>
      html`<a href="${url}" ${look({ text: 'signal' }, 'display:inline-block;padding:10px 20px 10px 0;line-height:24px;text-decoration:underline')}>${label}</a> `,
  )}</p>`;

/**
 * What a person wrote. The rule is the edge of a cell: Outlook draws no other reliably.
 * @param original the same in the writer's words, where the quote is a translation
 */
export const quotation = (text: string, original?: string): Html =>
  html`<blockquote style="margin:0 0 16px;padding:0"><table role="presentation" style="width:100%;border-collapse:collapse"><tr><td ${look(
    { edge: 'line' },
    'padding:4px 0 4px 12px;border-style:solid;border-width:0 0 0 3px',
  )}>${paragraph(text, '0')}${
    original === undefined ? '' : note(lines(original), '8px 0 0')
  }</td></tr></table></blockquote>`;

/** The one button. Outlook ignores the padding of links, so its cell says the same in Outlook's own property. */
export const button = ({ label, url }: Action): Html =>
  html`<table role="presentation" class="wide" style="margin:8px 0 12px;border-collapse:separate;border-spacing:0"><tr><td ${look(
    { ground: 'signal' },
    'padding:0;border-radius:8px;text-align:center;mso-padding-alt:14px 24px',
  )}><a href="${url}" ${look(
    { text: 'on-fill' },
    'display:block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none',
    ['button'],
  )}>${label}</a></td></tr></table>`;

/** The photo as cards show it. Outlook reads no WebP, so it gets the picture that shared links have. */
const photo = (address: string, site: string, alt: string): Html => {
  const { card, share } = renditions;
  const source = (rendition: 'card' | 'share') => new URL(renditionUrl(address, rendition), site).href;
  return html`<!--[if mso]><img src="${source('share')}" width="${photoWidth}" height="${heightOf(share)}" alt="${alt}"><![endif]--><!--[if !mso]><!--><img src="${source('card')}" width="${photoWidth}" height="${heightOf(card)}" alt="${alt}" ${look(
    { text: 'ink-soft' },
    'display:block;border:0;border-radius:8px;font-size:13px;line-height:18px',
  )}><!--<![endif]-->`;
};

/** A bike in an email: its name, and what is known of it. */
export type BikeRow = {
  title: string;
  /** Its page, where the email is about finding bikes. */
  url?: string;
  shown?: ShownBike | undefined;
  /** Lines below the facts. */
  notes?: readonly string[];
};

/** A bike with its photo at the left, and price, kilometres and place below its name. */
export const bikeRow = (
  language: Language,
  { title, url, shown, notes = [] }: BikeRow,
  site: string,
): Html => {
  const facts = shown
    ? [formatKm(language, shown.mileage), oneLine(locationLabel(language, shown.location))].filter(Boolean)
    : [];
  const alt = translate(language, partTexts)('photo', { bike: title });
  const picture = shown?.photo ? photo(shown.photo, site, alt) : undefined;
  const name =
    url === undefined
      ? html`${title}`
      : html`<a href="${url}" ${look({ text: 'signal' }, 'text-decoration:underline')}>${title}</a>`;
  const details = [...(facts.length > 0 ? [facts.join(' · ')] : []), ...notes];
  return html`<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse"><tr>${
    picture === undefined
      ? ''
      : html`<td style="width:${photoWidth}px;padding:0 16px 0 0;vertical-align:top">${url === undefined ? picture : html`<a href="${url}">${picture}</a>`}</td>`
  }<td style="padding:0;vertical-align:top"><p style="margin:0;font-weight:600">${name}</p>${
    shown ? html`<p style="margin:0;font-weight:700">${formatDong(language, shown.price)}</p>` : ''
  }${details.map((text) => note(html`${text}`, '2px 0 0'))}</td></tr></table>`;
};
