import { settings } from '../../src/settings.ts';
import type { Email } from './storedEmails.ts';
import type { TextedCode } from './textedCodes.ts';

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;margin:1rem auto;max-width:52rem;padding:0 .5rem;overflow-wrap:anywhere}
a{color:inherit}table{border-collapse:collapse;width:100%}td{border-top:1px solid #8886;padding:.5rem .5rem .5rem 0}
h1{font-size:1.25rem}.quiet{opacity:.75}pre{font:inherit;white-space:pre-wrap}
nav a{display:inline-block;padding:.6rem 1rem .6rem 0}nav [aria-current]{font-weight:bold;text-decoration:none}
iframe{border:1px solid #8886;box-sizing:border-box;width:100%;height:80vh;min-height:30rem}`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  `<meta name="viewport" content="width=device-width"><style>${style}</style><body>${body}</body></html>`;

const row = (email: Email) =>
  `<tr><td><a href="/emails/${email.id}">${escapeHtml(email.subject || 'No subject')}</a></td>` +
  `<td>${escapeHtml(email.to.join(', '))}</td><td><time>${escapeHtml(email.date)}</time></td></tr>`;

const codeRow = ({ phone, code }: TextedCode) =>
  `<tr><td>${escapeHtml(phone)}</td><td><strong>${escapeHtml(code)}</strong></td></tr>`;

const codesTexted = (codes: readonly TextedCode[]) =>
  codes.length === 0 ? '' : `<h2>Codes by text message</h2><table>${codes.map(codeRow).join('')}</table>`;

export function listPage(emails: Email[], codes: readonly TextedCode[] = []): string {
  const list = emails.length > 0 ? `<table>${emails.map(row).join('')}</table>` : '<p>No emails yet.</p>';
  return page(
    'Inbox',
    `<h1>Inbox</h1><p class="quiet">Every email that the local site sends. Reload to look again.</p>${list}${codesTexted(codes)}`,
  );
}

const attachment = ({ name, type, text }: Email['attachments'][number]) =>
  `<h2>${escapeHtml(name)}</h2><p class="quiet">${escapeHtml(type)}</p><pre>${escapeHtml(text)}</pre>`;

export type EmailPart = 'html' | 'text';

const tab = (id: string, part: EmailPart, shown: EmailPart, label: string) =>
  `<a href="/emails/${id}?part=${part}"${part === shown ? ' aria-current="page"' : ''}>${label}</a>`;

/** Shows an email without scripts, with links in new tabs. */
const frame = (html: string, site: string) => {
  const local = html.replaceAll(`src="${settings.origin}/`, `src="${site}/`);
  const base = '<base target="_blank">';
  const inTab = /<head>/i.test(local) ? local.replace(/<head>/i, `$&${base}`) : base + local;
  return `<iframe title="Email" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(inTab)}"></iframe>`;
};

export function emailPage(email: Email, site: string, part: EmailPart = 'html'): string {
  const { id, subject, from, to, date, html, text } = email;
  const shown = html === '' ? 'text' : part;
  const tabs = [...(html === '' ? [] : [tab(id, 'html', shown, 'Email')]), tab(id, 'text', shown, 'Text')];
  return page(
    subject,
    `<p><a href="/">Inbox</a></p><h1>${escapeHtml(subject)}</h1>` +
      `<p class="quiet">From ${escapeHtml(from)}<br>To ${escapeHtml(to.join(', '))}<br>` +
      `<time>${escapeHtml(date)}</time></p><nav>${tabs.join('')}</nav>` +
      (shown === 'html' ? frame(html, site) : `<pre>${escapeHtml(text)}</pre>`) +
      email.attachments.map(attachment).join(''),
  );
}
