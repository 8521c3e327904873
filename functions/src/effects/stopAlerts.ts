import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** Ends the letters to somebody: their alerts are switched off, to be switched on again, and prices are no news. */
export const stopAlerts = async (documents: Firestore, userId: string): Promise<void> => {
  const found = await documents
    .collection('alerts')
    .where('user_id', '==', userId)
    .where('is_active', '==', true)
    .get();
  const settings = documents.collection('alert_settings').doc(userId);
  const batch = documents.batch();
  for (const { ref } of found.docs) batch.update(ref, { is_active: false });
  if ((await settings.get()).get('price_drops') === true)
    batch.update(settings, { price_drops: false, updated_at: Timestamp.now() });
  await batch.commit();
};
