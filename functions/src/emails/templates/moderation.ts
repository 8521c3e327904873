import * as z from 'zod/mini';
import { Decision } from '../../../../src/domain/moderation/moderation.schema.ts';
import { oneLine } from '../../../../src/domain/text/oneLine.ts';
import { languages } from '../../../../src/i18n/languages.ts';
import { moderation as reasons } from '../../../../src/i18n/texts/moderation.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
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
  reason: { en: 'Reason: {reason}', vi: 'Lý do: {reason}' },
  note: { en: 'A note from us:', vi: 'Chúng tôi muốn nói thêm:' },
  answer: { en: 'Questions? Reply to this email.', vi: 'Có thắc mắc? Bạn chỉ cần trả lời email này.' },
} as const satisfies Texts;

export const moderationEvents = ['hidden', 'restored', 'suspended', 'lifted'] as const;
const groups = { hidden: 'hide', restored: 'return', suspended: 'suspend', lifted: 'return' } as const;

export const ModerationData = z.strictObject({
  event: z.enum(moderationEvents),
  language: z.enum(languages),
  name: z.string(),
  /** Title of the listing, if the decision is about one. */
  bike: z.nullable(z.string()),
  /** Public facts of the bike, once its page is restored. */
  shown: z.optional(ShownBike),
  decision: Decision,
  answer_to: z.email(),
});
export type ModerationData = z.infer<typeof ModerationData>;

const reasonOf = (language: ModerationData['language'], event: ModerationData['event'], reason: string) => {
  const key = `${groups[event]}.${reason}`;
  const match = Object.keys(reasons).find((name): name is keyof typeof reasons => name === key);
  return match ? translate(language, reasons)(match) : reason;
};

export const moderation = ({
  event,
  language,
  name,
  bike,
  shown,
  decision,
  answer_to,
}: ModerationData): Email => {
  const t = translate(language, moderationTexts);
  const words = { name: oneLine(name), bike: oneLine(bike ?? ''), site: settings.name };
  return {
    ...buildEmail(language, {
      subject: t(`${event}.subject`, words),
      ...(shown && { bike: { title: words.bike, shown } }),
      paragraphs: [
        t('hello', words),
        t(`${event}.body`, words),
        t('reason', { reason: reasonOf(language, event, decision.reason) }),
        ...(decision.note === null ? [] : [t('note')]),
      ],
      ...(decision.note !== null && { quote: decision.note }),
      after: [event === 'hidden' || event === 'suspended' ? t(`${event}.after`) : t('answer')],
      reason: reasonFor(language, 'decision'),
    }),
    replyTo: answer_to,
  };
};
