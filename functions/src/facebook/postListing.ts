import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale, titleOf } from '../../../src/domain/listings/listing.ts';
import { locationLabel } from '../../../src/domain/places/locations.ts';
import { formatDong } from '../../../src/i18n/format.ts';
import { localize, paths } from '../../../src/paths.ts';
import { hasEmailableTitle } from '../listings/listingTitle.plan.ts';
import { alreadyExists } from '../platform/alreadyExists.ts';
import type { Environment } from '../platform/environment.ts';
import type { Secrets } from '../platform/secrets.ts';
import { readListing } from '../readers/readListing.ts';

/*
 * social_posts/{listing} { state, at, post_id, error }
 * States: off (no settings), unwanted (box unticked), requested, then posted or failed. After its listing is
 * removed, a post is withdrawn, unless Facebook refuses.
 */
export type PostSettings = Pick<Environment, 'SITE_URL' | 'FACEBOOK_PAGE' | 'FACEBOOK_API'> &
  Pick<Secrets, 'FACEBOOK_TOKEN'>;

export const graph = 'https://graph.facebook.com/v23.0';
export const timeoutMs = 20_000;
const Answer = z.object({ id: z.string() });

/** Facebook fetches title and image itself. */
const messageOf = (bike: Published) =>
  `${titleOf(bike)}, ${formatDong('vi', bike.price)}, ${locationLabel('vi', bike.location)}`;

/** Reports only the names of errors: Facebook's responses contain the access token. */
const request = async (bike: Published, { SITE_URL, ...facebook }: PostSettings) => {
  const address = `${facebook.FACEBOOK_API ?? graph}/${encodeURIComponent(facebook.FACEBOOK_PAGE ?? '')}/feed`;
  const link = new URL(localize('vi', paths.listing(bike.slug)), SITE_URL).href;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${facebook.FACEBOOK_TOKEN ?? ''}`,
      },
      body: JSON.stringify({ message: messageOf(bike), link }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) return { state: 'failed', error: `status ${response.status}` };
    return { state: 'posted', post_id: Answer.parse(await response.json()).id };
  } catch (failure) {
    return { state: 'failed', error: failure instanceof Error ? failure.name : 'unknown' };
  }
};

/** Claims the post before sending, so that a crash cannot post twice. */
const claim = async (reference: DocumentReference, state: string, now: number): Promise<boolean> => {
  try {
    await reference.create({ state, at: Timestamp.fromMillis(now) });
    return true;
  } catch (failure) {
    if (alreadyExists(failure)) return false;
    throw failure;
  }
};

/** Posts a listing on Facebook, at most once. Requires the settings, and the seller's consent. */
export const postListing = async (
  documents: Firestore,
  id: string,
  settings: PostSettings,
  now: number,
): Promise<void> => {
  const motorcycle = documents.collection('motorcycles').doc(id);
  const reference = documents.collection('social_posts').doc(id);
  const [post, snapshot, wish] = await documents.getAll(
    reference,
    motorcycle,
    motorcycle.collection('wishes').doc('facebook'),
  );
  const bike = readListing(snapshot);
  if (post?.exists || !bike || !isForSale(bike) || !hasEmailableTitle(bike)) return;
  const isOn = Boolean(settings.FACEBOOK_PAGE && settings.FACEBOOK_TOKEN);
  const isWanted = wish?.get('wanted') === true;
  const state = !isOn ? 'off' : isWanted ? 'requested' : 'unwanted';
  if (!(await claim(reference, state, now)) || state !== 'requested') return;
  const result = await request(bike, settings);
  if (result.state === 'failed') logger.warn('a bike was not posted', { id, error: result.error });
  await reference.update(result);
};
