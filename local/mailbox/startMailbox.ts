import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Suite } from '../suite/suite.ts';
import { emailPage, listPage } from './pages.ts';
import { StoredEmails } from './storedEmails.ts';
import { type TextedCode, textedCodes } from './textedCodes.ts';

async function answer(
  emails: StoredEmails,
  site: string,
  codes: () => Promise<TextedCode[]>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://inbox');
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  const opened = emails.find(url.pathname.replace('/emails/', ''));

  if (url.pathname === '/emails.json' && request.method === 'DELETE') {
    emails.clear();
    return void response.writeHead(204).end();
  }
  if (request.method !== 'GET') return void send(405, 'text/plain', 'Emails are read here, not written.');
  if (url.pathname === '/') return void send(200, 'text/html', listPage(emails.list(), await codes()));
  if (url.pathname === '/codes.json')
    return void send(200, 'application/json', JSON.stringify(await codes()));
  if (url.pathname === '/emails.json') {
    const list = emails.list(url.searchParams.get('to') ?? undefined);
    return void send(200, 'application/json', JSON.stringify(list));
  }
  const part = url.searchParams.get('part') === 'text' ? 'text' : 'html';
  if (opened) return void send(200, 'text/html', emailPage(opened, site, part));
  send(404, 'text/plain', 'There is no such email.');
}

/** Starts a mail server that delivers nothing and shows its emails. */
export async function startMailbox(suite: Suite): Promise<() => Promise<void>> {
  const { ports, folder } = suite;
  const emails = new StoredEmails(join(folder, 'emails'));
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => emails.receive(raw, recipients))
        .then(() => done(), done);
    },
  });
  const inbox = createServer(
    (request, response) => void answer(emails, suite.origin, () => textedCodes(suite), request, response),
  );
  await new Promise<void>((resolve) => post.listen(ports.smtp, '127.0.0.1', resolve));
  await once(inbox.listen(ports.inbox, '127.0.0.1'), 'listening');

  let closed: Promise<void> | undefined;
  const close = async () => {
    inbox.closeAllConnections();
    inbox.close();
    await new Promise<void>((resolve) => post.close(resolve));
  };
  return () => {
    closed ??= close();
    return closed;
  };
}
