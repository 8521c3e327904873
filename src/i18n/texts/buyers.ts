import type { Texts } from '../texts.ts';

export const buyers = {
  title: { en: 'Who bought it?', vi: 'Ai đã mua xe này?' },
  selling: {
    en: "When you answer, we'll mark {title} as sold.",
    vi: 'Khi bạn trả lời, {title} sẽ được đánh dấu đã bán.',
  },
  text: {
    en: "We'll ask the person you choose. If they confirm, you can review each other. No one else sees who bought it.",
    vi: 'Chúng tôi sẽ hỏi lại người mà bạn chọn. Nếu họ xác nhận, hai bên có thể đánh giá nhau. Không ai khác biết người mua là ai.',
  },
  loading: {
    en: 'Loading the list of people who messaged you',
    vi: 'Đang tải danh sách người đã nhắn cho bạn',
  },
  loadFailed: {
    en: "We couldn't load the list of people who messaged you.",
    vi: 'Chưa tải được danh sách người đã nhắn hỏi xe này.',
  },
  nobody: {
    en: 'No one has messaged you about this bike on Vongxe.',
    vi: 'Chưa có ai nhắn hỏi xe này trên Vongxe.',
  },
  somebody: { en: 'Unnamed user', vi: 'Người dùng chưa đặt tên' },
  somebodyElse: { en: 'Someone else', vi: 'Người khác' },
  skip: { en: 'Skip this and mark as sold', vi: 'Bỏ qua, chỉ đánh dấu đã bán' },
  cancel: { en: 'Cancel', vi: 'Hủy' },
  agreed: { en: "You've both confirmed", vi: 'Hai bên đã xác nhận' },
  named: { en: 'Asked, no answer yet', vi: 'Đã hỏi, chưa thấy trả lời' },
  saidNo: { en: "Says they haven't bought it", vi: 'Trả lời là không mua' },
  claimed: { en: "Says they've bought it", vi: 'Cho biết đã mua' },
  asked: { en: "We've asked {name} whether they bought it", vi: 'Đã hỏi {name} có phải người mua không' },
  bothAgreed: {
    en: 'You and {name} can review each other now',
    vi: 'Bạn và {name} có thể đánh giá nhau',
  },
  failed: { en: "We couldn't save your answer.", vi: 'Chưa lưu được thông tin người mua.' },
  failedText: {
    en: 'The bike is still marked as sold. You can tell us later under “Who bought it?”.',
    vi: 'Xe vẫn được đánh dấu đã bán. Bạn có thể chọn lại sau ở mục “Ai đã mua xe này?”.',
  },
} as const satisfies Texts;
