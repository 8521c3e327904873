import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * Turns off a person's emails about alerts, followed sellers and price drops. Keeps settings changed after
 * `issued`.
 * @param issued when the link was sent, in milliseconds
 * @returns whether a kept setting is on
 */
export const stopAlerts = async (documents: Firestore, userId: string, issued: number): Promise<boolean> => {
  const activeIn = (collection: string) =>
    documents.collection(collection).where('user_id', '==', userId).where('is_active', '==', true).get();
  const active = (await Promise.all(['alerts', 'follows'].map(activeIn))).flatMap(({ docs }) => docs);
  const settings = await documents.collection('alert_settings').doc(userId).get();
  const isOlder = ({ updateTime }: DocumentSnapshot) => (updateTime?.toMillis() ?? 0) <= issued;
  const batch = documents.batch();
  const older = active.filter(isOlder);
  for (const { ref } of older) batch.update(ref, { is_active: false });
  const hearsOfPrices = settings.get('price_drops') === true;
  if (hearsOfPrices && isOlder(settings))
    batch.update(settings.ref, {
      price_drops: false,
      updated_at: Timestamp.now(),
      revision: FieldValue.increment(1),
    });
  await batch.commit();
  return older.length < active.length || (hearsOfPrices && !isOlder(settings));
};
