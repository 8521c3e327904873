import { Inquiry, type Reply } from '../../domain/conversations/inquiry.schema.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import { type Proposals, planProposal } from '../../domain/conversations/proposal.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { nextRevision, type Revised } from '../../domain/platform/revision.ts';
import { getDocument } from '../../firebase/firestore.ts';
import type { Language } from '../../i18n/languages.ts';
import { composeMessage } from './composeMessage.ts';
import { ReplyRefused, sendReply } from './writeThread.ts';

/** The proposal was answered or changed meanwhile. `now`: the current thread, if readable. */
export class ProposalOvertaken extends Error {
  readonly now: Inquiry | null;
  constructor(now: Inquiry | null, options?: ErrorOptions) {
    super('overtaken', options);
    this.name = 'ProposalOvertaken';
    this.now = now;
  }
}

const toStored = (changes: Proposals): Record<string, unknown> =>
  changes.visit
    ? { visit: { ...changes.visit, starts_at: new Date(changes.visit.starts_at) } }
    : { ...changes };

const versionOf = ({ offer, visit, revision }: Inquiry) =>
  JSON.stringify([offer?.reply_id, visit?.reply_id, revision]);

/**
 * Sends an offer, a visit or an answer, as a reply that changes its thread. Retries with the same id send it
 * once. Rejects with ProposalOvertaken or ReplyRefused.
 * @returns the stored reply, and the changes of its thread
 */
export const sendProposal = async (
  lang: Language,
  thread: Stored<Inquiry>,
  userId: string,
  id: string,
  phrase: Phrase,
): Promise<{ reply: Stored<Reply>; changes: Proposals & Revised }> => {
  const changes = planProposal(thread, phrase, { by: userId, reply_id: id, now: Date.now() });
  if (!changes) throw new ProposalOvertaken(null);
  try {
    const revision = nextRevision(thread);
    const content = composeMessage(lang, [phrase], '');
    const reply = await sendReply(thread, userId, id, content, { ...toStored(changes), revision });
    return { reply, changes: { ...changes, revision } };
  } catch (failure) {
    if (!(failure instanceof ReplyRefused) || failure.reason !== 'replyFailed') throw failure;
    const now = await getDocument(Inquiry, 'inquiries', thread.id).catch(() => null);
    if (now && versionOf(now) !== versionOf(thread)) throw new ProposalOvertaken(now, { cause: failure });
    throw failure;
  }
};
