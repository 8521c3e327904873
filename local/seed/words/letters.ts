import type { InquiryStatus } from '../../../src/domain/conversations/inquiryFields.ts';
import type { Phrase } from '../../../src/domain/conversations/phrase.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { joinMessage } from '../../../src/i18n/sayPhrase.ts';

type Said = { message: string; phrases?: Phrase[] };

/** A thread: the buyer's first message, then who answers whom. */
export type Thread = Said & {
  buyer: 'linh' | 'quan' | 'emma';
  language: 'en' | 'vi';
  status: InquiryStatus;
  replies: readonly (Said & { by: 'buyer' | 'seller' })[];
  leavesPhone: boolean;
};

const thread = (
  buyer: Thread['buyer'],
  language: Thread['language'],
  status: InquiryStatus,
  message: string,
  ...replies: Thread['replies']
): Thread => ({ buyer, language, status, message, replies, leavesPhone: replies.length % 2 === 0 });

const seller = (message: string) => ({ by: 'seller' as const, message });
const buyer = (message: string) => ({ by: 'buyer' as const, message });
const inPhrases = (language: Language, phrases: Phrase[], text = ''): Said => ({
  message: joinMessage(language, phrases, text),
  phrases,
});

/** Two who share no language. */
const acrossLanguages: Thread = {
  buyer: 'emma',
  language: 'vi',
  status: 'replied',
  ...inPhrases(
    'en',
    [{ code: 'still_for_sale' }, { code: 'papers_own_name' }, { code: 'visit_where' }],
    'I do not speak Vietnamese, so I use the phrases.',
  ),
  replies: [
    {
      by: 'seller',
      ...inPhrases('vi', [
        { code: 'still_for_sale_yes' },
        { code: 'papers_own_name_yes' },
        { code: 'visit_after', values: { time: '17:30' } },
      ]),
    },
    { by: 'buyer', ...inPhrases('en', [{ code: 'manners_thanks' }, { code: 'ride_may' }]) },
  ],
  leavesPhone: false,
};

export const threads: readonly Thread[] = [
  thread('linh', 'vi', 'new', 'Chào bạn, xe còn không ạ? Cuối tuần này mình qua xem được không?'),
  thread('quan', 'vi', 'new', 'Mình ở tỉnh khác, bạn hỗ trợ làm thủ tục sang tên được không?'),
  thread(
    'emma',
    'en',
    'new',
    'Hello, is this bike still for sale? I arrive on Friday and could come by on Saturday.',
  ),
  thread(
    'linh',
    'vi',
    'replied',
    'Bạn ơi, xe đã thay lốp chưa và còn bảo hiểm không?',
    seller('Lốp trước còn tốt, lốp sau nên thay trong năm nay bạn nhé. Bảo hiểm còn hạn.'),
  ),
  thread(
    'quan',
    'vi',
    'replied',
    'Giá này còn bớt cho sinh viên không bạn?',
    seller('Bạn qua xem xe rồi mình nói chuyện, ưng thì mình bớt chút lấy lộc.'),
    buyer('Dạ, chiều thứ bảy em qua nhé.'),
  ),
  thread(
    'emma',
    'en',
    'replied',
    'Would you say it is fine for riding from Hanoi to Hoi An with one bag?',
    seller('Yes, easily. Take four days and change the oil when you arrive.'),
  ),
  thread(
    'emma',
    'en',
    'replied',
    'Can a foreigner have it registered in their own name?',
    seller(
      'With a residence card, yes. On a tourist visa you ride with the blue card of the owner and a sale contract.',
    ),
    buyer('Good to know, thank you. I have a residence card. When could I see it?'),
    seller('Any day after five. The address is in the message that I send you on the day.'),
  ),
  thread(
    'linh',
    'en',
    'replied',
    'Hi, I would like to see the service receipts before I come. Could you add a picture of them?',
    seller('Of course, I will add it to the photos tonight.'),
  ),
  thread(
    'quan',
    'vi',
    'closed',
    'Xe mình chạy thử được không bạn?',
    seller('Được chứ, bạn mang theo bằng lái nha.'),
    buyer('Em đã mua xe khác rồi, cảm ơn anh.'),
  ),
  thread(
    'emma',
    'en',
    'closed',
    'Is the price negotiable if I pay this week?',
    seller('A little, if you come and see it first.'),
    buyer('I came, I saw, I bought. Thank you for the coffee.'),
  ),
  acrossLanguages,
];

export const opinions: readonly {
  by: string;
  subject: string | null;
  message: string;
  rating: number | null;
}[] = [
  {
    by: 'linh',
    subject: 'Bộ lọc',
    message: 'Lọc theo giá rất tiện. Mong có thêm lọc theo chiều cao yên.',
    rating: 4,
  },
  {
    by: 'emma',
    subject: 'Photos',
    message: 'Being able to see the papers in a photo would help me decide.',
    rating: 5,
  },
  { by: 'tuan', subject: null, message: 'Đăng tin nhanh, mình bán được xe trong một tuần.', rating: 5 },
  {
    by: 'james',
    subject: 'Drafts',
    message: 'Please let me copy a listing when I have two bikes of the same model.',
    rating: null,
  },
];
