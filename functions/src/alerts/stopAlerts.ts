import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * Ends the emails to somebody: their alerts are switched off, to be switched on again, and prices are no news. What its
 * owner has changed after the email that asks for this was written stays as it is: an old email knows nothing of it.
 * @param issued when the email was written, in milliseconds
 * @returns whether something was left on
 */
export const stopAlerts = async (documents: Firestore, userId: string, issued: number): Promise<boolean> => {
  const found = await documents
    .collection('alerts')
    .where('user_id', '==', userId)
    .where('is_active', '==', true)
    .get();
  const settings = await documents.collection('alert_settings').doc(userId).get();
  const isOlder = ({ updateTime }: DocumentSnapshot) => (updateTime?.toMillis() ?? 0) <= issued;
  const batch = documents.batch();
  const alerts = found.docs.filter(isOlder);
  for (const { ref } of alerts) batch.update(ref, { is_active: false });
  const hearsOfPrices = settings.get('price_drops') === true;
  if (hearsOfPrices && isOlder(settings))
    batch.update(settings.ref, {
      price_drops: false,
      updated_at: Timestamp.now(),
      revision: FieldValue.increment(1),
    });
  await batch.commit();
  return alerts.length < found.size || (hearsOfPrices && !isOlder(settings));
};
