import * as z from 'zod/mini';
import { Decision } from '../../../../src/domain/moderation/moderation.schema.ts';
import { oneLine } from '../../../../src/domain/text/oneLine.ts';
import { languages } from '../../../../src/i18n/languages.ts';
import { moderation as reasons } from '../../../../src/i18n/texts/moderation.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { localize, shopStockPath } from '../../../../src/paths.ts';
import { settings } from '../../../../src/settings.ts';
import { buildEmail, type Email } from '../buildEmail.ts';
import { ShownBike } from '../shownBike.ts';
import { reasonFor } from './reasons.ts';

export const moderationTexts = {
  hello: { en: 'Hello {name},', vi: 'Xin chào {name},' },
  'hidden.subject': {
    en: 'Your {bike} listing has been removed from {site}',
    vi: 'Tin đăng {bike} của bạn đã bị gỡ khỏi {site}',
  },
  'hidden.body': {
    en: "We've removed your {bike} listing from {site}. No one else can see it.",
    vi: 'Chúng tôi đã gỡ tin đăng {bike} của bạn khỏi {site}. Ngoài bạn, không ai còn thấy tin này.',
  },
  'hidden.after': {
    en: "If you think we've made a mistake, or if you've fixed the problem, reply to this email and we'll review our decision.",
    vi: 'Nếu bạn cho rằng chúng tôi nhầm, hoặc bạn đã khắc phục xong, bạn chỉ cần trả lời email này và chúng tôi sẽ xem lại.',
  },
  'restored.subject': {
    en: 'Your {bike} is back on {site}',
    vi: 'Tin đăng {bike} của bạn đã hiển thị lại trên {site}',
  },
  'restored.body': {
    en: 'Your {bike} listing is back on {site}, just as it was.',
    vi: 'Tin đăng {bike} của bạn đã hiển thị lại trên {site}, giữ nguyên như trước.',
  },
  'suspended.subject': {
    en: 'Your account on {site} has been suspended',
    vi: 'Tài khoản của bạn trên {site} đã bị khóa',
  },
  'suspended.body': {
    en: "We've suspended your account. You can't sign in, your listings are hidden and your conversations are closed.",
    vi: 'Chúng tôi đã khóa tài khoản của bạn. Bạn không thể đăng nhập, tin đăng của bạn không hiển thị và các cuộc trò chuyện đã đóng.',
  },
  'suspended.after': {
    en: "If you think we've made a mistake, reply to this email and we'll review our decision.",
    vi: 'Nếu bạn cho rằng chúng tôi nhầm, bạn chỉ cần trả lời email này và chúng tôi sẽ xem lại.',
  },
  'lifted.subject': {
    en: 'Your account on {site} has been reinstated',
    vi: 'Tài khoản của bạn trên {site} đã được mở lại',
  },
  'lifted.body': {
    en: 'You can sign in again, and the listings that were hidden with your account are back. Closed conversations stay closed, but you can start new ones.',
    vi: 'Bạn có thể đăng nhập lại, và các tin bị ẩn khi khóa tài khoản đã hiển thị lại. Những cuộc trò chuyện đã đóng sẽ không mở lại, nhưng bạn có thể bắt đầu cuộc trò chuyện mới.',
  },
  'shopGranted.subject': {
    en: '{shop} now has its own page on {site}',
    vi: '{shop} đã có trang riêng trên {site}',
  },
  'shopGranted.body': {
    en: 'Your listings now name {shop} as the seller. Add opening hours, a logo and staff to its page.',
    vi: 'Tin đăng của bạn giờ ghi người bán là {shop}. Bạn có thể thêm giờ mở cửa, logo và nhân viên vào trang cửa hàng.',
  },
  'shopRemoved.subject': {
    en: '{shop} no longer has a page on {site}',
    vi: '{shop} không còn trang riêng trên {site}',
  },
  'shopRemoved.body': {
    en: "We've removed the page, staff list and stock numbers of {shop}. Your bikes are still listed, as a private seller's.",
    vi: 'Chúng tôi đã gỡ trang, danh sách nhân viên và mã xe của {shop}. Tin đăng của bạn vẫn hiển thị, nhưng giờ ghi người bán là cá nhân.',
  },
  'logoRemoved.subject': {
    en: 'The logo of {shop} has been removed from {site}',
    vi: 'Logo của {shop} đã bị gỡ khỏi {site}',
  },
  'logoRemoved.body': {
    en: "We've removed the logo from the page of {shop}. You can add another one.",
    vi: 'Chúng tôi đã gỡ logo khỏi trang của {shop}. Bạn có thể thêm logo khác.',
  },
  'identityWithdrawn.subject': {
    en: 'An identity check of your account on {site} no longer counts',
    vi: 'Một kết quả kiểm tra danh tính của bạn trên {site} không còn hiệu lực',
  },
  'identityWithdrawn.body': {
    en: "We've withdrawn an identity check of your account. Listings that need it are paused, and nothing has been deleted.",
    vi: 'Chúng tôi đã hủy một kết quả kiểm tra danh tính của bạn. Những tin đăng cần kết quả này đã được tạm ẩn, không có gì bị xóa.',
  },
  manageShop: { en: 'Manage the shop', vi: 'Quản lý cửa hàng' },
  reason: { en: 'Reason: {reason}', vi: 'Lý do: {reason}' },
  note: { en: 'A note from us:', vi: 'Chúng tôi muốn nói thêm:' },
  answer: { en: 'Questions? Reply to this email.', vi: 'Có thắc mắc? Bạn chỉ cần trả lời email này.' },
} as const satisfies Texts;

export const moderationEvents = [
  'hidden',
  'restored',
  'suspended',
  'lifted',
  'shopGranted',
  'shopRemoved',
  'logoRemoved',
  'identityWithdrawn',
] as const;
type Event = (typeof moderationEvents)[number];
/** Events whose decision has a reason from a list, and the list's name. */
const groups: Partial<Record<Event, string>> = {
  hidden: 'hide',
  restored: 'return',
  suspended: 'suspend',
  lifted: 'return',
};
/** Texts that say how to object. */
const objections: Partial<Record<Event, 'hidden.after' | 'suspended.after'>> = {
  hidden: 'hidden.after',
  suspended: 'suspended.after',
  shopRemoved: 'suspended.after',
  logoRemoved: 'suspended.after',
  identityWithdrawn: 'suspended.after',
};

export const ModerationData = z.strictObject({
  event: z.enum(moderationEvents),
  language: z.enum(languages),
  name: z.string(),
  /** Title of the listing, if the decision is about one. */
  bike: z.nullable(z.string()),
  /** Public facts of the bike, once its page is restored. */
  shown: z.optional(ShownBike),
  /** Name of the shop, if the decision is about one. */
  shop: z.optional(z.string()),
  /** Null: the operator gave no reason. */
  decision: z.nullable(Decision),
  answer_to: z.email(),
});
export type ModerationData = z.infer<typeof ModerationData>;

const reasonOf = (language: ModerationData['language'], group: string, reason: string) => {
  const key = `${group}.${reason}`;
  const match = Object.keys(reasons).find((name): name is keyof typeof reasons => name === key);
  return match ? translate(language, reasons)(match) : reason;
};

export const moderation = ({
  event,
  language,
  name,
  bike,
  shown,
  shop,
  decision,
  answer_to,
}: ModerationData): Email => {
  const t = translate(language, moderationTexts);
  const words = {
    ...{ name: oneLine(name), bike: oneLine(bike ?? ''), shop: oneLine(shop ?? '') },
    site: settings.name,
  };
  const group = groups[event];
  const reason = group && decision && reasonOf(language, group, decision.reason);
  const quote = decision?.note ?? undefined;
  return {
    ...buildEmail(language, {
      subject: t(`${event}.subject`, words),
      ...(shown && { bike: { title: words.bike, shown } }),
      paragraphs: [
        t('hello', words),
        t(`${event}.body`, words),
        ...(reason ? [t('reason', { reason })] : []),
        ...(quote === undefined ? [] : [t('note')]),
      ],
      ...(quote !== undefined && { quote }),
      ...(event === 'shopGranted' && {
        actions: [{ label: t('manageShop'), url: settings.origin + localize(language, shopStockPath) }],
      }),
      after: [t(objections[event] ?? 'answer')],
      reason: reasonFor(language, 'decision'),
    }),
    replyTo: answer_to,
  };
};
