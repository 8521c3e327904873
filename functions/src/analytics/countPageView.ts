import { randomInt } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { day, vietnameseWeek } from '../../../src/domain/time/time.ts';
import type { PageView } from './view.plan.ts';

export const pageViewLifetime = 400 * day;
/** Firestore sustains about one write a second per document, so each week has several documents. */
const shards = 10;

/**
 * page_views/{week}_{shard} { week, views: { en: { page: number }, vi: … }, expires_at }
 *
 * Counts a page view in the current week (Vietnamese time), with nothing about the visitor (D42).
 */
export const countPageView = async (
  documents: Firestore,
  { page, language }: PageView,
  now: number,
): Promise<void> => {
  const week = vietnameseWeek(now);
  await documents
    .collection('page_views')
    .doc(`${week}_${randomInt(shards)}`)
    .set(
      {
        week,
        views: { [language]: { [page]: FieldValue.increment(1) } },
        expires_at: Timestamp.fromMillis(now + pageViewLifetime),
      },
      { merge: true },
    );
};
