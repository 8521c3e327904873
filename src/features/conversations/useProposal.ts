import { useRef, useState } from 'react';
import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { Proposals } from '../../domain/conversations/proposal.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { newId } from '../../domain/platform/newId.ts';
import type { Revised } from '../../domain/platform/revision.ts';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { proposals } from '../../i18n/texts/proposals.ts';
import { translate } from '../../i18n/texts.ts';
import { reportError } from '../../shell/reportError.ts';
import { ProposalOvertaken, sendProposal } from './writeProposal.ts';
import { ReplyRefused } from './writeThread.ts';

export type ProposalProps = {
  lang: Language;
  thread: Stored<Inquiry>;
  userId: string;
  /** Whether the bike can still be bought. */
  available: boolean;
  onSent: (reply: Stored<Reply>, changes: Proposals & Revised) => void;
  /** Called with the current thread, if the other side changed it first. */
  onOvertaken: (now: Inquiry) => void;
};

/** Sends one proposal or answer at a time, and explains failures. */
export const useProposal = ({ lang, thread, userId, onSent, onOvertaken }: ProposalProps) => {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);
  const last = useRef({ phrase: '', id: '' });

  const reasonOf = (problem: unknown): string => {
    if (problem instanceof ProposalOvertaken) return translate(lang, proposals)('overtaken');
    return problem instanceof ReplyRefused && problem.reason !== 'replyFailed'
      ? translate(lang, conversations)(problem.reason)
      : translate(lang, proposals)('failed');
  };

  const send = async (phrase: Phrase): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSending(true);
    setFailure(null);
    const key = JSON.stringify(phrase);
    if (last.current.phrase !== key) last.current = { phrase: key, id: newId() };
    try {
      const { reply, changes } = await sendProposal(lang, thread, userId, last.current.id, phrase);
      last.current = { phrase: '', id: '' };
      onSent(reply, changes);
      return true;
    } catch (problem) {
      if (!(problem instanceof ProposalOvertaken)) reportError(problem, 'send a proposal', { userId });
      else if (problem.now) onOvertaken(problem.now);
      setFailure(reasonOf(problem));
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { sending, failure, send, forget: () => setFailure(null) };
};
