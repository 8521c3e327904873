import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { isExpired, linkToken, readLinkToken } from '../http/linkToken.plan.ts';

const purpose = 'address';
const days = 3;

const Added = z.tuple([z.string().check(z.minLength(1)), z.email()]);
export type AddedAddress = { userId: string; email: string };

const keyOf = (secret: string) => createHash('sha256').update(`${purpose}:${secret}`).digest();
const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts a link's token: browser histories must not contain the email address. */
const seal = (secret: string, text: string): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** @throws if the text was not written by `seal` */
const unseal = (secret: string, sealed: string): unknown => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(text.toString());
};

/** Returns a signed token for adding an address to an account. Nothing is stored until its link is opened. */
export const addressToken = (secret: string, { userId, email }: AddedAddress, now: number): string =>
  linkToken(secret, purpose, seal(secret, JSON.stringify([userId, email])), now);

const unsealed = (secret: string, text: string): unknown => {
  try {
    return unseal(secret, text);
  } catch {
    return null;
  }
};

/** Returns null for a wrong signature, or a token older than three days. */
export const readAddressToken = (secret: string, token: string, now: number): AddedAddress | null => {
  const link = readLinkToken(secret, purpose, token);
  if (!link || isExpired(link, now, days)) return null;
  const added = Added.safeParse(unsealed(secret, link.id));
  return added.success ? { userId: added.data[0], email: added.data[1] } : null;
};
