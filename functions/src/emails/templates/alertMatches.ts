import * as z from 'zod/mini';
import { oneLine } from '../../../../src/domain/text/oneLine.ts';
import { languages } from '../../../../src/i18n/languages.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { localize, paths } from '../../../../src/paths.ts';
import type { Email } from '../buildEmail.ts';
import { emailPage } from '../emailPage.ts';
import { bikeRow, button, paragraph } from '../emailParts.ts';
import { ShownBike } from '../shownBike.ts';
import { signature } from '../signature.ts';
import { reasonFor } from './reasons.ts';

export const alertFindsTexts = {
  newOne: { en: '{title} is for sale', vi: 'Xe mới đăng bán: {title}' },
  matchingSubject: { en: '{count} motorcycles that match your alerts', vi: 'Có {count} xe đúng ý bạn' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  helloNobody: { en: 'Hello,', vi: 'Xin chào bạn,' },
  body: {
    en: { one: 'A new listing:', other: 'New listings:' },
    vi: 'Xe mới đăng bán:',
  },
  newSubject: { en: '{count} new motorcycles for you', vi: 'Có {count} xe mới đăng cho bạn' },
  cheaperOne: { en: 'Price drop: {title}', vi: 'Xe bạn thích vừa giảm giá: {title}' },
  cheaperSubject: {
    en: 'Price drops on {count} motorcycles you like',
    vi: 'Có {count} xe bạn thích vừa giảm giá',
  },
  bothSubject: {
    en: '{count} motorcycles for you: new listings and price drops',
    vi: 'Có {count} xe cho bạn: xe mới đăng và xe giảm giá',
  },
  cheaperBody: {
    en: {
      one: 'This motorcycle you like has dropped in price:',
      other: 'These motorcycles you like have dropped in price:',
    },
    vi: 'Xe bạn thích vừa giảm giá:',
  },
  was: { en: 'Was {price}', vi: 'Giá trước đó: {price}' },
  because: { en: 'Your alert: {summary}', vi: 'Thông báo của bạn: {summary}' },
  follows: { en: 'From a seller you follow', vi: 'Từ người bán bạn theo dõi' },
  seeOne: { en: 'See this bike', vi: 'Xem chiếc xe này' },
  seeAll: { en: 'See all bikes', vi: 'Xem tất cả xe' },
  alerts: { en: 'Manage your alerts', vi: 'Quản lý thông báo' },
  stop: { en: 'Stop these emails', vi: 'Ngừng nhận email này' },
} as const satisfies Texts;

const Url = z.url({ protocol: /^https?$/ });
export const AlertFindsData = z.strictObject({
  language: z.enum(languages),
  name: z.nullable(z.string()),
  bikes: z
    .array(
      z.strictObject({
        title: z.string(),
        /** Price and place. */
        facts: z.string(),
        stated: z.optional(z.string()),
        url: Url,
        shown: z.optional(ShownBike),
        because: z.array(z.string()),
        /** Listed by a seller whom the reader follows. */
        follows: z.optional(z.literal(true)),
        /** Earlier price, if the reader likes the bike. */
        was: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1)),
  alertsUrl: Url,
  stopUrl: Url,
});
export type AlertFindsData = z.infer<typeof AlertFindsData>;

/** Recurring email, with the headers for one-click unsubscribing (RFC 8058). */
export type ListEmail = Email & {
  headers: { 'List-Unsubscribe': string; 'List-Unsubscribe-Post': string };
};

type Bikes = AlertFindsData['bikes'];

const isNew = ({ because, follows }: Bikes[number]) => because.length > 0 || follows === true;

const sectionsOf = (bikes: Bikes) => {
  const matching = bikes.filter(isNew);
  const cheaper = bikes.filter((bike) => !isNew(bike));
  const areAlerts = matching.every(({ because }) => because.length > 0);
  const sections = [
    {
      one: 'newOne',
      subject: areAlerts ? 'matchingSubject' : 'newSubject',
      body: 'body',
      bikes: matching,
    },
    { one: 'cheaperOne', subject: 'cheaperSubject', body: 'cheaperBody', bikes: cheaper },
  ] as const;
  return sections.filter((section) => section.bikes.length > 0);
};

export const alertFinds = ({ language, name, bikes, alertsUrl, stopUrl }: AlertFindsData): ListEmail => {
  const t = translate(language, alertFindsTexts);
  const [first, ...more] = bikes;
  const parts = sectionsOf(bikes);
  const [only] = parts;
  const several = parts.length === 1 && only ? only.subject : 'bothSubject';
  const subject =
    first && only && more.length === 0
      ? t(only.one, { title: oneLine(first.title) })
      : t(several, { count: bikes.length });
  const hello = name ? t('hello', { name: oneLine(name) }) : t('helloNobody');
  const rowOf = (bike: Bikes[number]) => ({
    title: oneLine(bike.title),
    url: bike.url,
    shown: bike.shown,
    facts: oneLine(bike.facts),
    notes: [
      ...(bike.stated ? [bike.stated] : []),
      ...(bike.was === undefined ? [] : [t('was', { price: oneLine(bike.was) })]),
      ...(bike.follows ? [t('follows')] : []),
      ...bike.because.map((summary) => t('because', { summary: oneLine(summary) })),
    ],
  });
  const sections = parts.map((part) => ({
    body: t(part.body, { count: part.bikes.length }),
    rows: part.bikes.map(rowOf),
  }));
  const site = new URL(alertsUrl).origin;
  const item = ({ facts, notes, ...row }: ReturnType<typeof rowOf>) =>
    bikeRow(language, { ...row, notes: row.shown ? notes : [facts, ...notes] }, site);
  const main =
    first && more.length === 0
      ? button({ label: t('seeOne'), url: first.url })
      : button({ label: t('seeAll'), url: new URL(localize(language, paths.home), site).href });
  return {
    subject,
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: [
      hello,
      ...sections.flatMap(({ body, rows }) => [
        body,
        ...rows.map(({ title, url, facts, notes }) => [title, facts, ...notes, url].join('\n')),
      ]),
      `${t('alerts')}:\n${alertsUrl}`,
      `${t('stop')}:\n${stopUrl}`,
      signature(language),
    ].join('\n\n'),
    html: emailPage(language, {
      heading: subject,
      preview: bikes.map(({ title, facts }) => oneLine(`${title}: ${facts}`)).join('; '),
      content: [
        paragraph(hello),
        ...sections.flatMap(({ body, rows }) => [paragraph(body), ...rows.map(item)]),
        main,
      ],
      reason: reasonFor(language, 'alerts'),
      links: [
        { label: t('alerts'), url: alertsUrl },
        { label: t('stop'), url: stopUrl },
      ],
      site,
    }),
  };
};
