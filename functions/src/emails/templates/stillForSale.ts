import * as z from 'zod/mini';
import { oneLine } from '../../../../src/domain/text/oneLine.ts';
import { languages } from '../../../../src/i18n/languages.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { buildEmail, type Email } from '../buildEmail.ts';
import { ShownBike } from '../shownBike.ts';
import { reasonFor } from './reasons.ts';

const Url = z.url({ protocol: /^https?$/ });
const shared = {
  language: z.enum(languages),
  name: z.nullable(z.string()),
  bike: z.string(),
  shown: z.optional(ShownBike),
  /** Each link opens a page that asks for confirmation, since mail programs open links by themselves. */
  keepUrl: Url,
  soldUrl: Url,
};

export const StillForSaleData = z.strictObject({
  ...shared,
  pauseUrl: Url,
  /** Since the listing's last change. */
  days: z.int(),
  /** Date of the pause, in the reader's format. */
  pauseOn: z.string(),
});
export type StillForSaleData = z.infer<typeof StillForSaleData>;

export const ListingPausedData = z.strictObject({
  ...shared,
  /** The listing was paused because the seller's last day in Vietnam is over. */
  leaving: z.optional(z.boolean()),
});
export type ListingPausedData = z.infer<typeof ListingPausedData>;

const { keepUrl: _, ...withoutKeep } = shared;
export const LeavingSoonData = z.strictObject({
  ...withoutKeep,
  editUrl: Url,
  /** In the reader's format, like `pauseOn`. */
  leavesOn: z.string(),
  pauseOn: z.string(),
});
export type LeavingSoonData = z.infer<typeof LeavingSoonData>;

export const stillForSaleTexts = {
  askSubject: { en: 'Is your {bike} still for sale?', vi: 'Chiếc {bike} của bạn còn bán không?' },
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  helloNobody: { en: 'Hello,', vi: 'Xin chào bạn,' },
  ask: {
    en: "You haven't changed your {bike} listing for {days} days. Buyers get in touch more often when they know a bike is still available. Is yours?",
    vi: 'Tin bán chiếc {bike} của bạn đã {days} ngày không có thay đổi. Người mua sẽ liên hệ nhiều hơn khi biết chắc xe vẫn còn. Xe của bạn còn bán không?',
  },
  pauseOn: {
    en: "If we don't hear from you, we'll pause the listing on {date}. You can list it again at any time with one tap.",
    vi: 'Nếu bạn không trả lời, tin sẽ được tạm ẩn vào ngày {date}. Bạn có thể đăng lại bất cứ lúc nào chỉ với một chạm.',
  },
  keep: { en: 'Yes, keep it', vi: 'Còn bán, giữ tin' },
  sold: { en: "It's sold", vi: 'Đã bán' },
  pause: { en: 'Pause it for now', vi: 'Tạm ẩn tin' },
  pausedSubject: { en: 'Your {bike} listing is paused', vi: 'Tin bán chiếc {bike} đã được tạm ẩn' },
  paused: {
    en: "We haven't heard from you about your {bike} for a while, so we've paused the listing and buyers can't find it. You can list it again with one tap.",
    vi: 'Đã lâu bạn chưa cập nhật tin bán chiếc {bike}, nên tin đã được tạm ẩn: người mua không còn thấy xe trong danh sách. Nội dung tin vẫn còn nguyên, chỉ cần một chạm để đăng lại.',
  },
  pausedLeft: {
    en: "You told us you were leaving Vietnam, so we've paused your {bike} listing and buyers can't find it. If you're still here, you can list it again with one tap.",
    vi: 'Bạn đã cho biết ngày rời Việt Nam, nên tin bán chiếc {bike} đã được tạm ẩn và người mua không còn thấy xe trong danh sách. Nếu bạn vẫn ở đây, chỉ cần một chạm để đăng lại.',
  },
  leavingSubject: {
    en: "You're leaving soon: your {bike}",
    vi: 'Bạn sắp rời Việt Nam mà chiếc {bike} vẫn chưa bán',
  },
  leaving: {
    en: "According to your listing, you're leaving Vietnam on {date}, and your {bike} hasn't sold yet. A lower price may help: your listing will show that it's been reduced.",
    vi: 'Theo tin đăng, bạn sẽ rời Việt Nam vào ngày {date} nhưng chiếc {bike} vẫn chưa bán. Giảm giá có thể giúp bạn bán nhanh hơn: tin sẽ có nhãn cho biết xe đã giảm giá.',
  },
  leavingPause: {
    en: "We'll pause the listing on {date}. If you're staying longer, change the date.",
    vi: 'Tin sẽ được tạm ẩn vào ngày {date}. Nếu bạn ở lại lâu hơn, hãy đổi ngày.',
  },
  edit: { en: 'Change price or date', vi: 'Đổi giá hoặc ngày' },
  putBack: { en: 'List it again', vi: 'Đăng bán lại' },
} as const satisfies Texts;

const wordsFor = ({ language, name }: { language: 'en' | 'vi'; name: string | null }) => {
  const t = translate(language, stillForSaleTexts);
  return { t, hello: name ? t('hello', { name: oneLine(name) }) : t('helloNobody') };
};

/** The links work without sign-in. */
export const stillForSale = (data: StillForSaleData): Email => {
  const { t, hello } = wordsFor(data);
  const bike = oneLine(data.bike);
  return buildEmail(data.language, {
    subject: t('askSubject', { bike }),
    paragraphs: [hello, t('ask', { bike, days: data.days })],
    bike: { title: bike, shown: data.shown },
    actions: [
      { label: t('keep'), url: data.keepUrl },
      { label: t('sold'), url: data.soldUrl },
      { label: t('pause'), url: data.pauseUrl },
    ],
    after: [t('pauseOn', { date: oneLine(data.pauseOn) })],
    reason: reasonFor(data.language, 'listing'),
  });
};

export const listingPaused = (data: ListingPausedData): Email => {
  const { t, hello } = wordsFor(data);
  const bike = oneLine(data.bike);
  return buildEmail(data.language, {
    subject: t('pausedSubject', { bike }),
    paragraphs: [hello, t(data.leaving ? 'pausedLeft' : 'paused', { bike })],
    bike: { title: bike, shown: data.shown },
    actions: [
      { label: t('putBack'), url: data.keepUrl },
      { label: t('sold'), url: data.soldUrl },
    ],
    reason: reasonFor(data.language, 'listing'),
  });
};

export const leavingSoon = (data: LeavingSoonData): Email => {
  const { t, hello } = wordsFor(data);
  const bike = oneLine(data.bike);
  return buildEmail(data.language, {
    subject: t('leavingSubject', { bike }),
    paragraphs: [hello, t('leaving', { bike, date: oneLine(data.leavesOn) })],
    bike: { title: bike, shown: data.shown },
    actions: [
      { label: t('edit'), url: data.editUrl },
      { label: t('sold'), url: data.soldUrl },
    ],
    after: [t('leavingPause', { date: oneLine(data.pauseOn) })],
    reason: reasonFor(data.language, 'listing'),
  });
};
