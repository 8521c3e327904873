import * as z from 'zod/mini';
import { isExpired, linkToken, readLinkToken } from '../emails/linkToken.plan.ts';

const purpose = 'address';
/** Days that a link to confirm an added address works. */
const days = 3;

const Added = z.tuple([z.string().check(z.minLength(1)), z.email()]);
/** Whose account an address is to be added to. */
export type AddedAddress = { userId: string; email: string };

/** Signs that a link was sent to this address for this account, so that nothing has to be kept until it is opened. */
export const addressToken = (secret: string, { userId, email }: AddedAddress, now: number): string =>
  linkToken(secret, purpose, Buffer.from(JSON.stringify([userId, email])).toString('base64url'), now);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What a token says; null for one that is not ours, or is older than three days. */
export const readAddressToken = (secret: string, token: string, now: number): AddedAddress | null => {
  const link = readLinkToken(secret, purpose, token);
  if (!link || isExpired(link, now, days)) return null;
  const added = Added.safeParse(parsed(Buffer.from(link.id, 'base64url').toString()));
  return added.success ? { userId: added.data[0], email: added.data[1] } : null;
};
