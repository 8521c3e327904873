import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

export interface Letter {
  id: string;
  to: string[];
  from: string;
  subject: string;
  date: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

const addresses = (list: Address[] = []) =>
  list.flatMap((entry) => entry.group ?? [entry]).map((entry) => entry.address ?? '');

/** @param recipients whom the envelope names: a blind copy stands in no header */
export async function parseLetter(id: string, raw: Buffer, recipients: string[], now: Date): Promise<Letter> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    to: recipients.length > 0 ? recipients : addresses(mail.to),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? now.toISOString(),
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

/** The letters of one suite: in memory for the inbox, and as files in `folder`. */
export class Letters {
  readonly #folder: string;
  #letters: Letter[] = [];
  #count = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async receive(raw: Buffer, recipients: string[]): Promise<Letter> {
    const now = new Date();
    this.#count += 1;
    const id = `${now.getTime()}-${this.#count}`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, `${id}.eml`), raw);
    const letter = await parseLetter(id, raw, recipients, now);
    this.#letters.unshift(letter);
    return letter;
  }

  /** Newest first; `to` keeps only those to one address. */
  list(to?: string): Letter[] {
    const wanted = to?.toLowerCase();
    if (wanted === undefined) return this.#letters;
    return this.#letters.filter((letter) => letter.to.some((address) => address.toLowerCase() === wanted));
  }

  find(id: string): Letter | undefined {
    return this.#letters.find((letter) => letter.id === id);
  }

  clear(): void {
    this.#letters = [];
  }
}
