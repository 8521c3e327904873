import { oneLine } from '../../../../src/domain/text/oneLine.ts';
import { type Texts, translate } from '../../../../src/i18n/texts.ts';
import { buildEmail, type Email } from '../buildEmail.ts';
import type { ThreadData, ThreadMessageData } from '../memberEmail.ts';
import { attachVisit } from './attachVisit.ts';
import { openingOf } from './proposal.ts';
import { reasonFor } from './reasons.ts';

type Parts = Record<'subject' | 'hello' | 'body' | 'button' | 'after', { en: string; vi: string }>;

export const factTexts = {
  facts: { en: 'From the listing: {facts}', vi: 'Tin đăng ghi: {facts}' },
} as const satisfies Texts;

const original = { en: 'Original:', vi: 'Bản gốc:' } as const;

/** Subject and first sentence mention an offer or visit in the message. */
export const threadEmail = (texts: Parts, data: ThreadData | ThreadMessageData): Email => {
  const t = translate(data.language, texts);
  const words = { name: oneLine(data.name), other: oneLine(data.other), bike: oneLine(data.bike) };
  const messages = 'message' in data ? [...(data.earlier ?? []), data] : [];
  const proposal = messages.findLast((it) => it.proposal)?.proposal;
  const opening = proposal ? openingOf(data.language, proposal, words) : null;
  const originals = messages.flatMap((it) => it.original ?? []);
  const facts =
    'facts' in data && data.facts
      ? [translate(data.language, factTexts)('facts', { facts: data.facts })]
      : [];
  const email = buildEmail(data.language, {
    subject: opening?.subject ?? t('subject', words),
    paragraphs: [t('hello', words), opening?.body ?? t('body', words)],
    ...(messages.length > 0 && { quote: messages.map(({ message }) => message).join('\n\n') }),
    ...(originals.length > 0 && { original: `${original[data.language]} ${originals.join('\n\n')}` }),
    bike: { title: words.bike, shown: data.shown },
    actions: [{ label: t('button'), url: data.url }],
    after: [...(opening?.note ? [opening.note] : []), ...facts, t('after')],
    reason: reasonFor(data.language, 'message' in data ? 'conversation' : 'once', words.other),
  });
  return 'calendar' in data ? attachVisit(email, data.calendar, data) : email;
};
