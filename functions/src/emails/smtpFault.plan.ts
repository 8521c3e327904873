import type { PauseReason } from '../../../src/domain/outbox/outbox.ts';

/** Failure as nodemailer reports it. `response`: the server's text, with line breaks. */
export type SmtpFailure = {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
};

/**
 * Cause of a failure. `server`: the server refuses every email. `later`, `never`: it refuses only this email,
 * for some hours or for good.
 */
export type SmtpFault = { fault: 'server'; reason: PauseReason } | { fault: 'later' } | { fault: 'never' };

const server = (reason: PauseReason): SmtpFault => ({ fault: 'server', reason });
const later: SmtpFault = { fault: 'later' };
const never: SmtpFault = { fault: 'never' };

/**
 * nodemailer's codes for failures without a server's response. `ownCodes`: the email itself is at fault, so
 * it is never retried. `unknownCodes`: the server is not at fault.
 */
const ownCodes = new Set(['EENVELOPE', 'EMESSAGE']);
const unknownCodes = new Set(['ESTREAM', 'EFILEACCESS', 'EURLACCESS']);

/** Returns the enhanced status code of RFC 3463, such as 5.1.1; empty if missing. */
const enhancedOf = (response: string) => /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';

/**
 * Drops email addresses from the server's text: a chosen address may contain words that look like a cause.
 */
const wordsOf = (response: string) => response.replace(/\S*@\S*/g, ' ').toLowerCase();

const loginCodes = new Set([530, 534, 535, 538]);
const busyCodes = new Set([421, 432, 454, 503]);
/** Response codes to RCPT that RFC 5321 defines for unknown addresses. */
const addressCodes = new Set([550, 551, 553]);

const quotaWords =
  /throttl|credits|(?:daily|hourly|monthly|sending|submission|relay|account|plan)\b.{0,40}\b(?:limit|quota|rate)|(?:limit|quota|rate)\b.{0,40}\b(?:sending|submission|account)/;
const mailboxWords = /mailbox|inbox|storage|receiv|over ?quota|disk|size/;
const senderWords =
  /not verified|verified sender|sender identity|sender signature|sendasdenied|permissions? to send as|relay|authenticat|blocked using|block ?list|black ?list|not allowed to send:|(?:account|sending) (?:is |has been )?(?:disabled|paused|suspended)|not accepted from this ip|bad outbound sender/;

/** Status codes about the sender: RFC 3463, RFC 7372, Gmail and Exchange Online. */
const senderStatus = /^[45]\.(?:1\.[78]|2\.252|7\.(?:3|8|9|11|14|2\d|57|60|64|139|5\d\d|6[0-4]\d|7\d\d))$/;
const quotaStatus = /^(?:5\.4\.5|5\.1\.90)$/;
/** Status codes for unknown receivers, and for messages that exceed the server's fixed size limit. */
const neverStatus = /^5\.(?:1\.(?:1|2|3|6|10)|2\.[13]|3\.4|4\.(?:1|4|310))$/;
const fullStatus = /^[45]\.2\.2$/;
const systemStatus = /^(?:4\.3\.\d+|5\.3\.2|4\.4\.5)$/;

/** Classifies failures before RCPT, when the server does not know the receiver yet. */
const beforeReceiver = ({ code, command, responseCode = 0, response = '' }: SmtpFailure): SmtpFault => {
  const status = enhancedOf(response);
  if (command === 'MAIL FROM' && neverStatus.test(status)) return never;
  if (quotaStatus.test(status) || quotaWords.test(wordsOf(response))) return server('quota');
  if (loginCodes.has(responseCode) || code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2')
    return server('login');
  if (responseCode === 0) return server('connection');
  return server(responseCode < 500 ? 'busy' : 'refused');
};

/** Classifies failures of RCPT and DATA, most of which concern only this email. */
const aboutEmail = ({ command, responseCode = 0, response = '' }: SmtpFailure): SmtpFault => {
  const [status, words] = [enhancedOf(response), wordsOf(response)];
  const isPermanent = responseCode >= 500;
  if (loginCodes.has(responseCode)) return server('login');
  if (quotaStatus.test(status)) return server('quota');
  if (isPermanent && neverStatus.test(status)) return never;
  if (fullStatus.test(status) && !words.includes('submission')) return later;
  if (quotaWords.test(words) && !mailboxWords.test(words.replace('mailbox exceeded submission', '')))
    return server('quota');
  if (senderStatus.test(status) || senderWords.test(words)) return server(isPermanent ? 'refused' : 'busy');
  if (busyCodes.has(responseCode) || systemStatus.test(status)) return server('busy');
  return command === 'RCPT TO' && status === '' && addressCodes.has(responseCode) ? never : later;
};

/**
 * Distinguishes a failing mail server from a failing receiver. An unknown response delays only this email,
 * for up to three days.
 * @example planFault({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }) // => { fault: 'server', reason: 'login' }
 * @example planFault({ command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' }) // => { fault: 'never' }
 */
export const planFault = (failure: SmtpFailure): SmtpFault => {
  const { code = '', command, responseCode } = failure;
  if (!responseCode && ownCodes.has(code)) return never;
  if (!responseCode && unknownCodes.has(code)) return later;
  return responseCode && (command === 'RCPT TO' || command === 'DATA')
    ? aboutEmail(failure)
    : beforeReceiver(failure);
};

/**
 * Returns a failure as codes without addresses.
 * @example errorOf({ code: 'EAUTH', responseCode: 535, response: '535 5.7.8 …' }) // => 'EAUTH 535 5.7.8'
 */
export const errorOf = ({ code = 'unknown', responseCode, response = '' }: SmtpFailure): string =>
  [code, responseCode ?? '', enhancedOf(response)].filter(Boolean).join(' ');
