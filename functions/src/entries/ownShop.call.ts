import { HttpsError } from 'firebase-functions/https';
import { type OwnShop, ShopAction } from '../../../src/domain/shops/ownShop.schema.ts';
import { type Caller, memberOf, memberOptions, onCall, parseRequest } from '../http/caller.ts';
import { isWithin, type Limit } from '../http/rateLimit.ts';
import { documents, theSite } from '../platform/site.ts';
import { authAccounts } from '../readers/findPerson.ts';
import { removeLogo } from '../shops/changeLogo.ts';
import { accept, decline, invite, type ShopRefusal, withdraw } from '../shops/invitations.ts';
import { changeDetails, removePerson } from '../shops/people.ts';
import { readOwnShop } from '../shops/readOwnShop.ts';
import { type ShopOfPerson, shopOf } from '../shops/readShop.ts';

export const Request = ShopAction;
const limits: Limit[] = [{ action: 'own_shop', limit: 120, seconds: 3_600 }];
const invitations: Limit[] = [{ action: 'shop_invitation', limit: 20, seconds: 86_400 }];

const refusals = {
  full: ['out-of-range', 'The shop has as many people or invitations as it can have.'],
  busy: ['resource-exhausted', 'Too many invitations today. Please try again tomorrow.'],
  expired: ['not-found', 'This invitation is no longer valid.'],
  elsewhere: ['failed-precondition', 'This account belongs to another shop.'],
  gone: ['not-found', 'There is no such shop.'],
  stale: ['aborted', 'Somebody else changed this meanwhile.'],
} as const;

const ownerOnly = (own: ShopOfPerson | undefined): ShopOfPerson => {
  if (own?.role === 'owner') return own;
  throw new HttpsError('permission-denied', 'Only the owner of a shop may do this.');
};

const confirmed = ({ userId, email }: Caller) => {
  if (email) return { userId, email };
  throw new HttpsError('permission-denied', 'Please confirm your e-mail address first.');
};

const perform = async (caller: Caller, action: ShopAction, now: number): Promise<'done' | ShopRefusal> => {
  const store = documents();
  const own = await shopOf(caller.userId);
  const needs = { documents: store, accounts: authAccounts };
  switch (action.act) {
    case 'read':
      return 'done';
    case 'change':
      return changeDetails(store, ownerOnly(own), action.details, action.revision);
    case 'removeLogo':
      await removeLogo(theSite(), ownerOnly(own).id);
      return 'done';
    case 'invite': {
      const shop = ownerOnly(own);
      if (!(await isWithin(store, shop.id, invitations, now))) return 'busy';
      return invite(store, shop, action.email, now);
    }
    case 'withdraw':
      await withdraw(store, ownerOnly(own), action.invitation);
      return 'done';
    case 'remove':
      await removePerson(needs, ownerOnly(own), action.person);
      return 'done';
    case 'leave':
      if (own) await removePerson(needs, own, caller.userId);
      return 'done';
    case 'accept':
      return accept(store, confirmed(caller), action.shop, now);
    case 'decline':
      await decline(store, action.shop, confirmed(caller).email);
      return 'done';
  }
};

/** Changes the caller's shop, and returns it. */
export const ownShop = onCall(memberOptions, async (request): Promise<OwnShop> => {
  const caller = await memberOf(request);
  const action = parseRequest(Request, request.data);
  const now = Date.now();
  if (!(await isWithin(documents(), caller.userId, limits, now)))
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.');
  const outcome = await perform(caller, action, now);
  if (outcome !== 'done') {
    const [code, message] = refusals[outcome];
    throw new HttpsError(code, message);
  }
  const needs = { documents: documents(), accounts: authAccounts, now };
  return readOwnShop(needs, await shopOf(caller.userId), caller.email);
});
