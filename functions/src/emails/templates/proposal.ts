import type { Phrase } from '../../../../src/domain/conversations/phrase.ts';
import { proposalOf } from '../../../../src/domain/conversations/proposal.ts';
import type { ProposalCode } from '../../../../src/domain/conversations/proposalFields.ts';
import { formatDong } from '../../../../src/i18n/format.ts';
import type { Language } from '../../../../src/i18n/languages.ts';
import { sayDay } from '../../../../src/i18n/sayDay.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';

/**
 * Subject and first line about an offer or a visit. A visit's place, as user input, appears only in the
 * quote.
 */
export const proposalTexts = {
  offer: {
    en: '{other} offers {price} for the {bike}',
    vi: '{other} đề nghị giá {price} cho chiếc {bike}',
  },
  offer_counter: {
    en: '{other} makes a counter-offer of {price} for the {bike}',
    vi: '{other} đề nghị giá khác cho chiếc {bike}: {price}',
  },
  offer_accept: {
    en: '{other} agrees to {price} for the {bike}',
    vi: '{other} đồng ý giá {price} cho chiếc {bike}',
  },
  offer_decline: {
    en: '{other} declined {price} for the {bike}',
    vi: '{other} đã từ chối giá {price} cho chiếc {bike}',
  },
  visit_propose: {
    en: '{other} suggests meeting on {day} at {time} to see the {bike}',
    vi: '{other} muốn hẹn xem chiếc {bike} lúc {time}, {day}',
  },
  visit_accept: {
    en: '{other} agrees to meet on {day} at {time} to see the {bike}',
    vi: '{other} đồng ý hẹn xem chiếc {bike} lúc {time}, {day}',
  },
  visit_move: {
    en: '{other} suggests another time to see the {bike}: {day} at {time}',
    vi: '{other} muốn đổi lịch xem chiếc {bike} sang {time}, {day}',
  },
  visit_cancel: {
    en: '{other} has cancelled the visit on {day} at {time} to see the {bike}',
    vi: '{other} đã hủy lịch xem chiếc {bike} lúc {time}, {day}',
  },
} as const satisfies Record<ProposalCode, { en: string; vi: string }>;

export const proposalNotes = {
  offer_accept: {
    en: "Agreeing on a price doesn't mark the bike as sold.",
    vi: 'Dù hai bên đã đồng ý giá, xe vẫn chưa được đánh dấu là đã bán.',
  },
  visit_accept: {
    en: 'Open the attached file to add the visit to your calendar.',
    vi: 'Mở tệp đính kèm để thêm lịch hẹn vào lịch của bạn.',
  },
} as const satisfies Texts;

const isNoted = (code: string): code is keyof typeof proposalNotes => Object.hasOwn(proposalNotes, code);

/** Returns texts for an offer or visit; null if the message has neither, or a phrase of a later release. */
export const openingOf = (
  language: Language,
  phrase: Phrase | undefined,
  words: { other: string; bike: string },
): { subject: string; body: string; note: string | null } | null => {
  const proposal = phrase && proposalOf([phrase]);
  if (!proposal) return null;
  const { price = 0, day, time = '' } = proposal.values ?? {};
  const subject = translate(language, proposalTexts)(proposal.code as ProposalCode, {
    ...words,
    price: formatDong(language, price),
    day: day === undefined ? '' : sayDay(language, day),
    time,
  });
  const { code } = proposal;
  return {
    subject,
    body: `${subject}:`,
    note: isNoted(code) ? translate(language, proposalNotes)(code) : null,
  };
};
