import type { Email } from './storedEmails.ts';
import type { TextedCode } from './textedCodes.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:52rem;padding:0 1rem;color:#1c1917}
a{color:inherit}table{border-collapse:collapse;width:100%}td{border-top:1px solid #e7e5e4;padding:.5rem .5rem .5rem 0}
time,.quiet{color:#78716c}pre{white-space:pre-wrap}iframe{border:1px solid #e7e5e4;width:100%;height:32rem}`;

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

/** @param codes that were texted to phones, and nobody has typed yet */
export function listPage(emails: Email[], codes: readonly TextedCode[] = []): string {
  const list = emails.length > 0 ? `<table>${emails.map(row).join('')}</table>` : '<p>No emails yet.</p>';
  return page(
    'Inbox',
    `<h1>Inbox</h1><p class="quiet">Every email that the local site sends. Reload to look again.</p>${list}${codesTexted(codes)}`,
  );
}

const attachment = ({ name, type, text }: Email['attachments'][number]) =>
  `<h2>${escapeHtml(name)}</h2><p class="quiet">${escapeHtml(type)}</p><pre>${escapeHtml(text)}</pre>`;

/** The email's own page runs no script and cannot reach this one; its links open in a new tab. */
export function emailPage(email: Email): string {
  const html = email.html.replace(/<head>|^/i, (start) => `${start}<base target="_blank">`);
  return page(
    email.subject,
    `<p><a href="/">Inbox</a></p><h1>${escapeHtml(email.subject)}</h1>` +
      `<p class="quiet">From ${escapeHtml(email.from)}<br>To ${escapeHtml(email.to.join(', '))}<br>` +
      `<time>${escapeHtml(email.date)}</time></p>` +
      (email.html
        ? `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>`
        : '') +
      `<h2>As text</h2><pre>${escapeHtml(email.text)}</pre>` +
      email.attachments.map(attachment).join(''),
  );
}
