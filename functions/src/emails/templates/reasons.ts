import type { Language } from '../../../../src/i18n/languages.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { settings } from '../../../../src/settings.ts';

/** Last lines: why the email came, and how to unsubscribe. */
export const reasonTexts = {
  account: {
    en: 'You received this email because someone entered your address on {site}. We only send this email when someone asks for it.',
    vi: 'Bạn nhận email này vì có người đã nhập email của bạn trên {site}. Chúng tôi chỉ gửi email này khi có yêu cầu.',
  },
  conversation: {
    en: 'You received this email because of your conversation with {other} on {site}. To stop these emails, mark the conversation as closed.',
    vi: 'Bạn nhận email này vì đang trò chuyện với {other} trên {site}. Nếu không muốn nhận nữa, hãy đóng cuộc trò chuyện.',
  },
  once: {
    en: 'You received this email because of your conversation with {other} on {site}. We only send this email once.',
    vi: 'Bạn nhận email này vì đã trò chuyện với {other} trên {site}. Chúng tôi chỉ gửi email này một lần.',
  },
  listing: {
    en: "You received this email because of your listing on {site}. Mark the bike as sold or delete the listing, and we won't ask again.",
    vi: 'Bạn nhận email này vì có tin đăng trên {site}. Nếu bạn đánh dấu đã bán hoặc xóa tin, chúng tôi sẽ không hỏi lại.',
  },
  decision: {
    en: "You received this email because we made a decision about your account or listing on {site}. These emails can't be turned off.",
    vi: 'Bạn nhận email này vì chúng tôi đã có quyết định về tài khoản hoặc tin đăng của bạn trên {site}. Không thể tắt loại email này.',
  },
  message: {
    en: "You received this email because someone contacted {site} and gave this address. If it wasn't you, ignore this email.",
    vi: 'Bạn nhận email này vì có người đã nhắn tin cho {site} và để lại địa chỉ email này. Nếu không phải bạn, hãy bỏ qua email này.',
  },
  alerts: {
    en: 'You received this email because you asked {site} to tell you about new bikes or price drops.',
    vi: 'Bạn nhận email này vì đã bật thông báo xe mới hoặc giảm giá trên {site}.',
  },
  operator: {
    en: 'You received this email because messages to {site} are sent to this address.',
    vi: 'Bạn nhận email này vì tin nhắn gửi {site} được chuyển đến địa chỉ email này.',
  },
} as const satisfies Texts;

/** @param other name of the conversation's other side */
export const reasonFor = (language: Language, reason: keyof typeof reasonTexts, other = ''): string =>
  translate(language, reasonTexts)(reason, { site: settings.name, other });
