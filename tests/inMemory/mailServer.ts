import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export const refusal = (code: number, words: string) =>
  Object.assign(new Error(words), { responseCode: code });
/** Responses of a mail server to single commands. It accepts all other commands. */
export type Answers = Pick<SMTPServerOptions, 'onConnect' | 'onAuth' | 'onMailFrom' | 'onRcptTo'> & {
  data?: Error | null;
};
export const works: Answers = { onAuth: (_, __, done) => done(null, { user: 'site' }) };
/** Mail server for tests, with replaceable responses. `accepted`: receivers; `begun`: ids of connections. */
export const mailServer = { answers: works };
export const accepted: string[] = [];
export const begun: string[] = [];

const open: SMTPServer[] = [];
export const listen = async (port = 0): Promise<number> => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 10,
    onConnect: (session, done) => {
      begun.push(session.id);
      return mailServer.answers.onConnect ? mailServer.answers.onConnect(session, done) : done();
    },
    onAuth: (auth, session, done) => (mailServer.answers.onAuth ?? works.onAuth)?.(auth, session, done),
    onMailFrom: (address, session, done) =>
      mailServer.answers.onMailFrom ? mailServer.answers.onMailFrom(address, session, done) : done(),
    onRcptTo: (address, session, done) =>
      mailServer.answers.onRcptTo ? mailServer.answers.onRcptTo(address, session, done) : done(),
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', () => {
        if (mailServer.answers.data) return done(mailServer.answers.data);
        accepted.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  open.push(server);
  return (server.server.address() as AddressInfo).port;
};
export const stop = async () => {
  for (const server of open.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
};
export const failures: [name: string, answers: Answers | 'away', reason: string, error: string][] = [
  ['is not there', 'away', 'connection', 'ESOCKET'],
  [
    'refuses us as it greets (554)',
    { onConnect: (_, done) => done(refusal(554, '5.7.1 listed')) },
    'refused',
    'EPROTOCOL 554',
  ],
  [
    'is busy as it greets (421)',
    { onConnect: (_, done) => done(refusal(421, '4.3.2 Later')) },
    'busy',
    'EPROTOCOL 421',
  ],
  [
    'refuses the password (535)',
    { onAuth: (_, __, done) => done(refusal(535, '5.7.8 no')) },
    'login',
    'EAUTH 535',
  ],
  [
    'wants another password (534)',
    { onAuth: (_, __, done) => done(refusal(534, '5.7.9 no')) },
    'login',
    'EAUTH 534',
  ],
  [
    'asks for a password (530)',
    { onMailFrom: (_, __, done) => done(refusal(530, '5.7.0 Authentication required')) },
    'login',
    'EENVELOPE 530',
  ],
  [
    'had too many logins (454)',
    { onAuth: (_, __, done) => done(refusal(454, '4.7.0 Too many login attempts')) },
    'login',
    'EAUTH 454',
  ],
  [
    'has no credits (451)',
    { onAuth: (_, __, done) => done(refusal(451, 'Maximum credits exceeded')) },
    'quota',
    'EAUTH 451',
  ],
  [
    'refuses the sender (550)',
    { onMailFrom: (_, __, done) => done(refusal(550, '5.1.7 Sender rejected')) },
    'refused',
    'EENVELOPE 550',
  ],
  [
    'has a limit for a day (550 5.4.5)',
    { data: refusal(550, '5.4.5 Daily user sending limit exceeded') },
    'quota',
    'EMESSAGE 550',
  ],
  [
    'throttles (454)',
    { data: refusal(454, 'Throttling failure: Daily message quota exceeded') },
    'quota',
    'EMESSAGE 454',
  ],
  [
    'does not let us send as ourselves (550 5.7.60)',
    { data: refusal(550, '5.7.60 no permissions to send as this sender') },
    'refused',
    'EMESSAGE 550',
  ],
  [
    'hangs up at the receiver (421)',
    { onRcptTo: (_, __, done) => done(refusal(421, '4.7.0 Try again later')) },
    'busy',
    'ECONNECTION 421',
  ],
];
