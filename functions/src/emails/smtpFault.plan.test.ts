import { describe, expect, it } from 'vitest';
import { errorOf, planFault, type SmtpFailure } from './smtpFault.plan.ts';

const answered = (command: string, response: string): SmtpFailure => ({
  code: command.startsWith('AUTH') ? 'EAUTH' : command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});
const read = (failure: SmtpFailure) => {
  const planned = planFault(failure);
  return planned.fault === 'server' ? planned.reason : planned.fault;
};

describe('what mail servers answer, in their own words', () => {
  // Gmail and Google Workspace: support.google.com/a/answer/3726730
  it.each([
    ['AUTH PLAIN', '535-5.7.8 Username and Password not accepted.\n535 5.7.8  gsmtp', 'login'],
    ['AUTH PLAIN', '534-5.7.9 Application-specific password required.\n534 5.7.9 gsmtp', 'login'],
    ['AUTH PLAIN', '454 4.7.0 Too many login attempts, please try again later. gsmtp', 'login'],
    ['MAIL FROM', '530-5.7.0 Authentication Required.\n530 5.7.0 gsmtp', 'login'],
    ['CONN', '421-4.7.0 Try again later, closing connection.\n421 4.7.0 gsmtp', 'busy'],
    ['MAIL FROM', '421 4.3.0 Temporary System Problem. Try again later. gsmtp', 'busy'],
    ['DATA', '550-5.4.5 Daily user sending limit exceeded.\n550 5.4.5 gsmtp', 'quota'],
    ['RCPT TO', '550 5.7.1 Daily SMTP relay limit exceeded for customer. gsmtp', 'quota'],
    ['RCPT TO', '450 4.2.1 Peak SMTP relay limit exceeded for customer. gsmtp', 'quota'],
    [
      'DATA',
      '550-5.7.26 This mail is unauthenticated, which poses a security risk.\n550 5.7.26 gsmtp',
      'refused',
    ],
    [
      'DATA',
      '421-4.7.28 Our system has detected an unusual rate of unsolicited mail.\n421 4.7.28 gsmtp',
      'busy',
    ],
    [
      'RCPT TO',
      '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 gsmtp',
      'never',
    ],
    ['RCPT TO', '550 5.2.1 The email account that you tried to reach is inactive. gsmtp', 'never'],
    [
      'RCPT TO',
      '552-5.2.2 The email account that you tried to reach is over quota.\n552 5.2.2 gsmtp',
      'later',
    ],
    ['RCPT TO', '452 4.2.2 The email account that you tried to reach is over quota. gsmtp', 'later'],
    ['RCPT TO', '450 4.2.1 The user you are trying to contact is receiving mail too quickly. gsmtp', 'later'],
    [
      'DATA',
      '552-5.7.0 This message was blocked because its content presents a security issue.\n552 5.7.0',
      'later',
    ],
    ['DATA', '552 5.3.4 Your message exceeded size limits. gsmtp', 'never'],
  ])('Gmail after %s: %s → %s', (command, response, fault) =>
    expect(read(answered(command, response))).toBe(fault),
  );

  // Amazon SES: docs.aws.amazon.com/ses/latest/dg/troubleshoot-smtp.html, …/manage-sending-quotas-errors.html
  it.each([
    ['AUTH LOGIN', '535 Authentication Credentials Invalid', 'login'],
    ['MAIL FROM', '530 Authentication required', 'login'],
    ['CONN', '421 Too many concurrent SMTP connections', 'busy'],
    ['DATA', '454 Throttling failure: Maximum sending rate exceeded.', 'quota'],
    ['DATA', '454 Throttling failure: Daily message quota exceeded.', 'quota'],
    [
      'DATA',
      '554 Message rejected: Email address is not verified. The following identities failed the check in region: lan@example.com',
      'refused',
    ],
    ['DATA', '554 Message rejected: Sending paused for this account.', 'refused'],
    ['DATA', '554 Transaction failed: Address contains illegal characters in user name', 'later'],
    ['DATA', '451 Temporary service failure', 'later'],
    ['RCPT TO', '501 Invalid MAIL FROM address provided', 'later'],
  ])('Amazon SES after %s: %s → %s', (command, response, fault) =>
    expect(read(answered(command, response))).toBe(fault),
  );

  it.each([
    ['Mailgun', 'AUTH PLAIN', '535 Authentication failed', 'login'],
    [
      'Mailgun',
      'DATA',
      '421 Domain mg.example.com is not allowed to send: Please activate your account',
      'busy',
    ],
    ['Mailgun', 'DATA', '550 Domain mg.example.com is not allowed to send: recent abuse', 'refused'],
    // sendgrid/docs#6473, mautic#8721, EBWiki#3861
    ['SendGrid', 'AUTH LOGIN', '451 Authentication failed: Maximum credits exceeded', 'quota'],
    ['SendGrid', 'AUTH PLAIN', '535 Authentication failed: Bad username / password', 'login'],
    ['SendGrid', 'DATA', '550 The from address does not match a verified Sender Identity.', 'refused'],
    ['SendGrid', 'MAIL FROM', '550 Unauthenticated senders not allowed', 'refused'],
    ['Postmark', 'AUTH PLAIN', '535 5.7.8 Error: authentication failed', 'login'],
    ['Postmark', 'RCPT TO', '554 5.7.1 <lan@example.com>: Relay access denied', 'refused'],
    ['Office 365', 'AUTH LOGIN', '535 5.7.3 Authentication unsuccessful', 'login'],
    [
      'Office 365',
      'AUTH LOGIN',
      '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled',
      'login',
    ],
    ['Office 365', 'MAIL FROM', '530 5.7.57 Client not authenticated to send mail.', 'login'],
    [
      'Office 365',
      'DATA',
      '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
      'refused',
    ],
    [
      'Office 365',
      'DATA',
      '554 5.2.252 SendAsDenied; hello@vongxe.example not allowed to send as',
      'refused',
    ],
    ['Office 365', 'MAIL FROM', '432 4.3.2 Concurrent connections limit exceeded', 'busy'],
    [
      'Office 365',
      'DATA',
      '550 5.1.90 Your message can’t be sent because you’ve reached your daily limit',
      'quota',
    ],
    ['Office 365', 'DATA', '554 5.2.2 mailbox exceeded submission quota', 'quota'],
    ['Office 365', 'DATA', '550 5.1.8 Access denied, bad outbound sender', 'refused'],
    ['Office 365', 'DATA', '550 5.7.501 Access denied, spam abuse detected', 'refused'],
    ['Office 365', 'RCPT TO', '451 4.7.500 Server busy. Please try again later', 'busy'],
    ['Office 365', 'RCPT TO', '550 5.4.1 Recipient address rejected: Access denied', 'never'],
    ['Office 365', 'RCPT TO', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found', 'never'],
    [
      'Office 365',
      'RCPT TO',
      '550 5.7.129 RESOLVER.RST.RestrictedToRecipientsPermission; not authorized',
      'later',
    ],
    ['Postfix', 'RCPT TO', '451 4.7.1 <lan@example.com>: Recipient address rejected: Greylisted', 'later'],
    ['Postfix', 'RCPT TO', '450 4.2.0 <lan@example.com>: Recipient address rejected: Greylisted', 'later'],
    [
      'Postfix',
      'RCPT TO',
      '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using a list',
      'refused',
    ],
    ['Postfix', 'DATA', '452 4.3.1 Insufficient system storage', 'busy'],
    ['Postfix', 'MAIL FROM', '452 4.3.1 Insufficient system storage', 'busy'],
    ['Postfix', 'MAIL FROM', '552 5.3.4 Message size exceeds fixed limit', 'never'],
    ['any', 'RCPT TO', '550 No such user', 'never'],
    ['any', 'RCPT TO', '551 User not local', 'never'],
    ['any', 'RCPT TO', '552 Mailbox full, account is over quota', 'later'],
    ['any', 'DATA', '550 5.7.1 Message rejected as spam', 'later'],
    ['any', 'DATA', '554 5.6.0 Message content is not acceptable', 'later'],
    ['any', 'DATA', '554 Too many links, the limit is ten', 'later'],
    ['any', 'CONN', '554 5.7.1 192.0.2.1 is listed', 'refused'],
    ['any', 'EHLO', '421 Service not available', 'busy'],
    ['any', 'MAIL FROM', '451 Local error in processing', 'busy'],
    ['any', 'MAIL FROM', '550 5.1.7 Sender address rejected', 'refused'],
  ])('%s after %s: %s → %s', (_, command, response, fault) =>
    expect(read(answered(command, response))).toBe(fault),
  );
});

it.each([
  ['nobody listens', { code: 'ESOCKET', command: 'CONN' }, 'connection'],
  ['nobody answers', { code: 'ETIMEDOUT', command: 'CONN' }, 'connection'],
  ['the server hangs up', { code: 'ECONNECTION', command: 'CONN' }, 'connection'],
  ['there is no such host', { code: 'EDNS', command: 'CONN' }, 'connection'],
  ['its certificate is not good', { code: 'ETLS', command: 'CONN' }, 'connection'],
  ['no password is set', { code: 'EAUTH', command: 'API' }, 'login'],
  ['the address cannot be written', { code: 'EENVELOPE', command: 'API' }, 'never'],
  ['the message is too large', { code: 'EMESSAGE', command: 'MAIL FROM' }, 'never'],
  ['the message cannot be composed', { code: 'ESTREAM', command: 'API' }, 'later'],
  ['nothing is known', {}, 'connection'],
] as const)('without an answer, where %s', (_, failure, fault) => expect(read(failure)).toBe(fault));

it.each(['daily.sending.limit@example.com', 'relay@example.com', '"account sending quota"@example.com'])(
  'an address that reads like a reason holds up nobody else: %s',
  (address) => {
    expect(read(answered('RCPT TO', `550 5.1.1 <${address}>: unknown`))).toBe('never');
    expect(read(answered('RCPT TO', `550 ${address.replaceAll(' ', '')} unknown`))).toBe('never');
    expect(read(answered('RCPT TO', `451 4.7.1 ${address.replaceAll(' ', '')} greylisted`))).toBe('later');
  },
);

it.each([
  [
    { code: 'EAUTH', responseCode: 535, response: '535 5.7.8 lan@example.com is not let in' },
    'EAUTH 535 5.7.8',
  ],
  [{ code: 'EENVELOPE', responseCode: 550, response: '550 lan@example.com' }, 'EENVELOPE 550'],
  [{ code: 'ETIMEDOUT' }, 'ETIMEDOUT'],
  [{}, 'unknown'],
])('%j is told in codes alone', (failure, error) => expect(errorOf(failure)).toBe(error));
