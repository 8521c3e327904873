import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AdminAction } from '../../../src/domain/admin/admin.schema.ts';
import { roleOf } from '../../../src/domain/admin/roles.ts';
import { nameKey, shopIdOf } from '../../../src/domain/shops/shop.ts';
import { findAccount } from '../readers/accounts.ts';
import { type LogoStore, removeLogoWith } from '../shops/changeLogo.ts';
import { copyShopToAll } from '../shops/copyShop.ts';
import { eraseShop } from '../shops/eraseShop.ts';
import { logoPath } from '../shops/logoPaths.plan.ts';
import { personIn, personPlace, shopIn, shopPlace } from '../shops/readShop.ts';
import {
  type AdminContext,
  memberReceiver,
  noted,
  type Outcome,
  queueDecisionEmail,
  record,
} from './adminAction.ts';
import { isTouchedSince } from './decidedSince.ts';
import { quotaOf } from './setRole.ts';

type Granted = Omit<Extract<AdminAction, { act: 'grantShop' }>, 'act'>;

type ShopContext = AdminContext & LogoStore;

const dailyListings = 50;

/** Returns an id for the shop; null if its name could be mistaken for another shop's. */
const freeId = async (
  transaction: Transaction,
  documents: Firestore,
  { name }: Granted,
  own: string | undefined,
): Promise<string | null> => {
  const id = own ?? shopIdOf(name);
  const alike = documents.collection('shops').where('name_key', '==', nameKey(name)).limit(2);
  const { docs } = await transaction.get(alike);
  const isTaken = own === undefined && (await transaction.get(shopPlace(documents, id))).exists;
  return isTaken || docs.some((other) => other.id !== own) ? null : id;
};

const write = async (context: AdminContext, granted: Granted): Promise<Outcome> => {
  const { documents, now } = context;
  const { person, name, address } = granted;
  const receiver = await memberReceiver(context, person);
  const state = ['suspensions', 'erasures', 'quotas'].map((name) => documents.collection(name).doc(person));
  return documents.runTransaction(async (transaction) => {
    const [member, suspension, erasure, quota] = await transaction.getAll(
      personPlace(documents, person),
      ...state,
    );
    const before = personIn(member);
    if (before?.role === 'stock') return 'ineligible';
    const shop = before && shopIn(await transaction.get(shopPlace(documents, before.shop_id)));
    if (shop?.name === name && shop.address === address) return 'same';
    if (await isTouchedSince(transaction, context, `accounts/${person}`)) return 'decided';
    if (suspension?.exists) return 'suspended';
    if (erasure?.exists) return 'gone';
    const id = await freeId(transaction, documents, granted, shop ? before.shop_id : undefined);
    if (id === null) return 'taken';
    const since = Timestamp.fromMillis(shop?.since ?? now);
    transaction.set(shopPlace(documents, id), {
      ...{ name, address, name_key: nameKey(name), owner: person, since },
      ...{ hours: shop?.hours ?? null, map_link: shop?.map_link ?? null },
      ...(shop?.logo && { logo: shop.logo }),
      revision: (shop?.revision ?? 0) + 1,
    });
    transaction.set(personPlace(documents, person), { shop_id: id, role: 'owner', since });
    if (Number(quota?.get('listing') ?? 0) < dailyListings)
      transaction.set(documents.collection('quotas').doc(person), quotaOf(dailyListings), { merge: true });
    const entry = record(transaction, context, {
      act: 'grantShop',
      target: `accounts/${person}`,
      decision: null,
      detail: id,
    });
    const event = { event: 'shopGranted', shop: name, decision: null, bike: null } as const;
    if (!shop) queueDecisionEmail(transaction, context, entry, receiver, event);
    return 'done';
  });
};

/** Safe to repeat. */
export const grantShop = async (context: AdminContext, granted: Granted): Promise<Outcome> => {
  if (granted.person === context.operator) return 'ineligible';
  const account = await findAccount(granted.person);
  if (!account) return 'gone';
  if (!account.emailVerified || roleOf(account.customClaims)) return 'ineligible';
  const outcome = await write(context, granted);
  if (outcome === 'done' || outcome === 'same') await copyShopToAll(context.documents, granted.person);
  return outcome;
};

/** The shop's bikes stay listed, as offers of a private seller. */
export const removeShop = async (
  context: ShopContext,
  { person, note }: Extract<AdminAction, { act: 'removeShop' }>,
): Promise<Outcome> => {
  const { documents } = context;
  const decision = noted(note);
  const place = personPlace(documents, person);
  const member = personIn(await place.get());
  if (member?.role !== 'owner') {
    await copyShopToAll(documents, person);
    return 'same';
  }
  const receiver = await memberReceiver(context, person);
  const outcome = await documents.runTransaction(async (transaction): Promise<Outcome> => {
    const shop = await transaction.get(shopPlace(documents, member.shop_id));
    const still = personIn(await transaction.get(place));
    if (still?.role !== 'owner' || still.shop_id !== member.shop_id) return 'decided';
    if (await isTouchedSince(transaction, context, `accounts/${person}`, 'removeShop')) return 'decided';
    // An earlier run deleted the shop and was cut off. `eraseShop` deletes `shop_people/{owner}` last, so a
    // retry reads the shop's id from it.
    if (!shop.exists) return 'done';
    transaction.delete(shopPlace(documents, member.shop_id));
    const entry = record(transaction, context, {
      act: 'removeShop',
      target: `accounts/${person}`,
      decision,
      detail: member.shop_id,
    });
    const name = shopIn(shop)?.name ?? member.shop_id;
    const event = { event: 'shopRemoved', shop: name, decision, bike: null } as const;
    queueDecisionEmail(transaction, context, entry, receiver, event);
    return 'done';
  });
  if (outcome !== 'done') return outcome;
  await eraseShop(context, member.shop_id);
  await copyShopToAll(documents, person);
  return 'done';
};

/** Removes the logo that the operator saw, not a later one. */
export const removeLogo = async (
  context: ShopContext,
  { person, logo, note }: Extract<AdminAction, { act: 'removeLogo' }>,
): Promise<Outcome> => {
  const { documents, files } = context;
  const decision = noted(note);
  const receiver = await memberReceiver(context, person);
  const outcome = await documents.runTransaction(async (transaction): Promise<Outcome> => {
    const member = personIn(await transaction.get(personPlace(documents, person)));
    if (member?.role !== 'owner') return 'gone';
    const shop = shopIn(await transaction.get(shopPlace(documents, member.shop_id)));
    const shown = await removeLogoWith(transaction, context, member.shop_id, logo);
    if (shown !== logo) return shown === undefined ? 'same' : 'decided';
    const entry = record(transaction, context, {
      act: 'removeLogo',
      target: `accounts/${person}`,
      decision,
      detail: member.shop_id,
    });
    const event = { event: 'logoRemoved', shop: shop?.name ?? '', decision, bike: null } as const;
    queueDecisionEmail(transaction, context, entry, receiver, event);
    return 'done';
  });
  if (outcome === 'done') await files.remove(logoPath(logo));
  return outcome;
};
