import type * as z from 'zod/mini';
import type { Channel } from '../domain/contact.ts';
import type { ContactMessage } from '../domain/contactMessage.ts';
import type { Act, DeskQuestion } from '../domain/desk.ts';
import type { SupportRequest } from '../domain/feedback.ts';
import type { Question } from '../domain/inquiry.ts';
import type { ReportContent } from '../domain/report.ts';
import { traceParent } from '../domain/trace.ts';
import { wellFormed } from '../domain/wellFormed.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from '../settings.ts';
import type { answers } from './answers.ts';
import { emulators } from './emulators.ts';
import { idToken } from './session.ts';

/** What the functions of the site may be asked for: what each one is told, and the shape of its answer. */
type Questions = {
  sendConfirmation: { language: Language; redirect?: string };
  sendPasswordReset: { email: string; language: Language };
  sendContactMessage: { id: string; language: Language; message: ContactMessage };
  sendSupportRequest: { id: string; request: SupportRequest };
  revealContact: { listing_id: string; channel: Channel };
  reportListing: { listing_id: string; report: ReportContent };
  listingFigures: Record<string, never>;
  sendInquiry: { id: string; language: Language; question: Question };
  exportAccount: Record<string, never>;
  deleteAccount: Record<string, never>;
  operate: { deed: Act };
  readDesk: { question: DeskQuestion };
};

export type CallName = keyof Questions;
export type Answer<Name extends CallName> = z.output<(typeof answers)[Name]>;

/** `code` is such as 'resource-exhausted', 'unauthenticated', 'unavailable'; `message` is the server's. */
export class CallError extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CallError';
    this.code = code;
  }
}

const addressOf = (name: CallName) => {
  const { projectId, region } = settings.firebase;
  const local = emulators();
  return local
    ? `http://${local.host}:${local.functions}/${projectId}/${region}/${name}`
    : `https://${region}-${projectId}.cloudfunctions.net/${name}`;
};

/** The functions refuse whoever does not bring this; the emulators do not ask. */
const proof = async () => (emulators() ? null : (await import('./appCheck.ts')).appCheckToken());

const patience = 30_000;

/** Half a sign, as a text that was cut ends with, cannot be stored: UTF-8 has none. */
const mended = (_: string, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value);

const post = async (name: CallName, data: unknown) => {
  // All before anything is sent: a deed whose answer nobody could read would look undone.
  const [token, check, shapes] = await Promise.all([idToken(), proof(), import('./answers.ts')]);
  const response = await fetch(addressOf(name), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      traceparent: traceParent(),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(check && { 'X-Firebase-AppCheck': check }),
    },
    body: JSON.stringify({ data }, mended),
    signal: AbortSignal.timeout(patience),
  });
  const body: unknown = await response.json();
  return { body, shapes };
};

/**
 * Asks a function of the site, as whoever is signed in. The protocol is that of Firebase's callables, spoken
 * here directly: it spares a visitor the SDK, and lets a call go out with no Firebase on the page at all.
 * Fails with a CallError.
 * @example await call('sendConfirmation', { language: 'vi', redirect: '/vi/sell' })
 */
export const call = async <Name extends CallName>(
  name: Name,
  data: Questions[Name],
): Promise<Answer<Name>> => {
  const { body, shapes } = await post(name, data).catch((cause: unknown) => {
    throw new CallError('unavailable', `${name} could not be reached`, { cause });
  });
  const reply = shapes.Reply.safeParse(body);
  if (!reply.success) throw new CallError('internal', `${name} gave no answer that can be read`);
  if ('error' in reply.data) {
    const { status, message = '' } = reply.data.error;
    throw new CallError(status.toLowerCase().replaceAll('_', '-'), message);
  }
  const answer = shapes.answers[name].safeParse(reply.data.result);
  if (!answer.success) throw new CallError('internal', `${name} answered in an unknown shape`);
  return answer.data as Answer<Name>;
};
