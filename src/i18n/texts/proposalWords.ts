import type { ProposalCode } from '../../domain/conversations/proposalFields.ts';
import type { Bilingual } from '../texts.ts';

export const proposalWords = {
  offer: { en: 'My offer is {price}.', vi: 'Mình đề nghị giá {price} ạ.' },
  offer_counter: { en: 'How about {price}?', vi: '{price} được không ạ?' },
  offer_accept: { en: 'Deal. {price} it is.', vi: 'Đồng ý, chốt giá {price}.' },
  offer_decline: {
    en: "Sorry, I can't agree to {price}.",
    vi: 'Giá {price} thì chưa được ạ, bạn thông cảm nhé.',
  },
  visit_propose: {
    en: 'Can we meet to look at the bike on {day} at {time}? Place: {place}',
    vi: 'Hẹn xem xe lúc {time}, {day} được không ạ? Địa điểm: {place}',
  },
  visit_accept: {
    en: "Agreed. We'll look at the bike on {day} at {time}. Place: {place}",
    vi: 'Đồng ý, hẹn xem xe lúc {time}, {day}. Địa điểm: {place}',
  },
  visit_move: {
    en: 'Could we move the visit to {day} at {time}? Place: {place}',
    vi: 'Mình đổi lịch xem xe sang {time}, {day} được không ạ? Địa điểm: {place}',
  },
  visit_cancel: {
    en: "Sorry, I can't make it to {place} on {day} at {time}.",
    vi: 'Mình không gặp được lúc {time}, {day}, bạn thông cảm nhé. Địa điểm: {place}',
  },
} as const satisfies Record<ProposalCode, Bilingual>;
