import type { ReviewTag } from '../../../src/domain/reviews/reviewTags.ts';

type Said = { stars: number; tags: ReviewTag[]; words: string | null };

/** A deal that is done: what the buyer says of the seller, and where they have, the seller of the buyer. */
export type Deal = {
  buyer: 'linh' | 'quan' | 'emma';
  language: 'en' | 'vi';
  message: string;
  ofSeller: Said;
  ofBuyer: Said | null;
  answer: string | null;
  daysAgo: number;
};

export const deals: readonly Deal[] = [
  {
    buyer: 'emma',
    language: 'en',
    message: 'Hi, is the bike still available? I could come by this weekend.',
    ofSeller: {
      stars: 5,
      tags: ['as_described', 'papers_as_promised', 'friendly'],
      words:
        'The bike is just as described, and the blue card was in order. The seller even rode along to the mechanic.',
    },
    ofBuyer: {
      stars: 5,
      tags: ['on_time', 'paid_as_agreed'],
      words: 'Khách đến đúng hẹn, xem xe kỹ, trả tiền liền.',
    },
    answer: null,
    daysAgo: 30,
  },
  {
    buyer: 'linh',
    language: 'vi',
    message: 'Xe còn không ạ? Em muốn qua xem.',
    ofSeller: {
      stars: 4,
      tags: ['fair_price', 'told_faults', 'late'],
      words: 'Người bán nói rõ chỗ trầy, giá hợp lý. Chỉ hẹn trễ gần một tiếng.',
    },
    ofBuyer: { stars: 5, tags: ['friendly', 'quick_decision'], words: null },
    answer: 'Cảm ơn em, hôm đó kẹt xe quá, xin lỗi em nha.',
    daysAgo: 22,
  },
  {
    buyer: 'quan',
    language: 'vi',
    message: 'Xe chính chủ không ạ? Mai em ghé được không?',
    ofSeller: {
      stars: 5,
      tags: ['as_described', 'helped_papers', 'on_time'],
      words: 'Xe đúng mô tả, người bán chở mình đi sang tên luôn. Rất ưng ý.',
    },
    ofBuyer: null,
    answer: null,
    daysAgo: 40,
  },
];
