import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { languages } from '../../../src/i18n/languages.ts';
import { addressToken } from '../accounts/addedAddress.plan.ts';
import { holderOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { consumeLimit } from '../http/rateLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { readEnvironment } from '../platform/environment.ts';
import { readSecrets } from '../platform/secrets.ts';
import { documents } from '../platform/site.ts';
import { requestConfirmation } from './sendConfirmation.call.ts';

export const Request = z.strictObject({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email()),
  language: z.enum(languages),
});
const perDay = { action: 'add_email', limit: 10, seconds: 86_400 };

/** Builds a link like Firebase's, since `actionUrl` reads its mode and code. */
const linkOf = (site: string, token: string) => {
  const link = new URL(site);
  link.search = new URLSearchParams({ mode: 'addEmail', oobCode: token }).toString();
  return link.href;
};

/**
 * Sends a link that adds an address to an account without one. Reserves nothing: until the link is opened,
 * others can register with the address. The response is the same for every address.
 */
export const addEmail = onCall(memberOptions, async (request): Promise<{ sent: true }> => {
  const caller = await holderOf(request);
  const { email, language } = parseRequest(Request, request.data);
  if (caller.email) throw new HttpsError('failed-precondition', 'This account has an address already.');
  const now = Date.now();
  const store = documents();
  const site = readEnvironment(process.env).SITE_URL;
  const secret = readSecrets('LINK_SECRET').LINK_SECRET;
  const linkFor = async (address: string) =>
    linkOf(site, addressToken(secret, { userId: caller.userId, email: address }, now));
  const visitor = visitorAddress(request.rawRequest, 'direct');
  const sent =
    (await consumeLimit(store, caller.userId, perDay, now)) &&
    (await requestConfirmation(
      { ...caller, email },
      { language, redirect: undefined },
      { documents: store, site, linkFor, visitor, now },
    ));
  if (!sent) throw new HttpsError('resource-exhausted', 'Too many emails. Please try again later.');
  return { sent: true };
});
