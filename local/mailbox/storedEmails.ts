import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

export interface Email {
  id: string;
  to: string[];
  from: string;
  subject: string;
  date: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { name: string; type: string; text: string }[];
}

const addresses = (list: Address[] = []) =>
  list.flatMap((entry) => entry.group ?? [entry]).map((entry) => entry.address ?? '');

/** @param recipients from the envelope, including blind copies */
export async function parseEmail(id: string, raw: Buffer, recipients: string[], now: Date): Promise<Email> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  return {
    id,
    to: recipients.length > 0 ? recipients : addresses(mail.to),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? now.toISOString(),
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      text: String(content),
    })),
  };
}

export class StoredEmails {
  readonly #folder: string;
  #emails: Email[] = [];
  #count = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async receive(raw: Buffer, recipients: string[]): Promise<Email> {
    const now = new Date();
    this.#count += 1;
    const id = `${now.getTime()}-${this.#count}`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, `${id}.eml`), raw);
    const email = await parseEmail(id, raw, recipients, now);
    this.#emails.unshift(email);
    return email;
  }

  list(to?: string): Email[] {
    const wanted = to?.toLowerCase();
    if (wanted === undefined) return this.#emails;
    return this.#emails.filter((email) => email.to.some((address) => address.toLowerCase() === wanted));
  }

  find(id: string): Email | undefined {
    return this.#emails.find((email) => email.id === id);
  }

  clear(): void {
    this.#emails = [];
  }
}
