import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { day, vietnameseDay } from '../../../src/domain/time/time.ts';
import { sanitizeDescription } from '../listings/sanitizeDescription.ts';
import { planTranslation, type TranslationOrder, usableAnswer } from '../listings/translation.plan.ts';
import { readListing } from '../readers/readListing.ts';
import { markTerms } from './markTerms.ts';
import { isFinal, type Translator } from './translator.ts';

/*
 * limits/translation_{day} { characters, listings: { id: { of, until } }, expires_at } `characters` includes
 * each text once. `until`: end of the current request's lease.
 */
const Day = z.object({
  characters: z.number(),
  listings: z.record(z.string(), z.object({ of: z.string(), until: z.number() })),
});

export type TranslationNeeds = {
  documents: Firestore;
  translator: Translator;
  /** Characters allowed per day. */
  maxCharacters: number;
  now: number;
};

/** Milliseconds for which no other request may translate the same text. */
const lease = 120_000;

type Claim = { reference: DocumentReference; id: string; of: string };

/** Reserves the text for this request, and counts its characters in today's quota. */
const claim = (
  { reference, id, of }: Claim,
  characters: number,
  { documents, maxCharacters, now }: TranslationNeeds,
): Promise<'claimed' | 'busy' | 'used up'> =>
  documents.runTransaction(async (transaction) => {
    const parsed = Day.safeParse((await transaction.get(reference)).data());
    const today = parsed.success ? parsed.data : { characters: 0, listings: {} };
    const earlier = today.listings[id];
    const isCounted = earlier?.of === of;
    if (isCounted && earlier.until > now) return 'busy';
    const sum = today.characters + (isCounted ? 0 : characters);
    if (sum > maxCharacters) return 'used up';
    transaction.set(reference, {
      characters: sum,
      listings: { ...today.listings, [id]: { of, until: now + lease } },
      expires_at: new Date(now + 2 * day),
    });
    return 'claimed';
  });

const release = ({ reference, id, of }: Claim) =>
  reference.set({ listings: { [id]: { of, until: 0 } } }, { merge: true });

const ask = async (order: TranslationOrder, html: string, translator: Translator): Promise<string> => {
  const answer = await translator({ html, from: order.from, to: order.to });
  return usableAnswer(await sanitizeDescription(answer), order);
};

/** Stores a translation if the description is unchanged and still visible. */
const store = (documents: Firestore, listing: DocumentReference, order: TranslationOrder, html: string) =>
  documents.runTransaction(async (transaction) => {
    const now = planTranslation(readListing(await transaction.get(listing)));
    if (now?.of === order.of)
      transaction.update(listing, { translation: { lang: order.to, html, of: order.of } });
  });

/**
 * Translates a listing's description if needed. Each text is paid for once, and not retried after an unusable
 * result.
 * @throws if the translator fails and may succeed later
 */
export const translateListing = async (needs: TranslationNeeds, id: string): Promise<void> => {
  const { documents, translator, now } = needs;
  const listing = documents.collection('motorcycles').doc(id);
  const order = planTranslation(readListing(await listing.get()));
  if (!order) return;
  const html = markTerms(await sanitizeDescription(order.html), order.from);
  const reference = documents.collection('limits').doc(`translation_${vietnameseDay(now)}`);
  const claimed = { reference, id, of: order.of };
  const state = await claim(claimed, html.length, needs);
  if (state === 'busy') throw new Error(`listing ${id} is being translated`);
  if (state === 'used up') return logger.warn('the characters of the day are used up', { id });
  try {
    await store(documents, listing, order, await ask(order, html, translator));
  } catch (failure) {
    await release(claimed);
    if (!isFinal(failure)) throw failure;
    logger.error('the translator refuses', { id, code: Reflect.get(Object(failure), 'code') });
  }
};
