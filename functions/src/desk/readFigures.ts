import type { Firestore, Query } from 'firebase-admin/firestore';
import type { DeskFigures } from '../../../src/domain/desk.ts';

/** How much there is of everything: counted where it lies, so that no document is read. */
export const readFigures = async (documents: Firestore): Promise<{ figures: DeskFigures }> => {
  const listings = documents.collection('motorcycles').where('deleted_at', '==', null);
  const queries: Record<keyof DeskFigures, Query> = {
    active: listings.where('status', '==', 'active'),
    sold: listings.where('status', '==', 'sold'),
    paused: listings.where('status', '==', 'paused'),
    draft: listings.where('status', '==', 'draft'),
    hidden: listings.where('status', '==', 'hidden'),
    members: documents.collection('profiles'),
    suspended: documents.collection('suspensions'),
    reports: documents.collection('reports').where('status', '==', 'new'),
    queued: documents.collection('mail').where('state', 'in', ['queued', 'processing']),
    dead: documents.collection('mail').where('state', '==', 'dead'),
    feedback: documents.collection('feedback').where('status', '==', 'new'),
    support_requests: documents.collection('support_requests').where('status', '==', 'new'),
    contact_messages: documents.collection('contact_messages').where('status', '==', 'new'),
  };
  const counts = Object.entries(queries).map(async ([name, query]) => {
    const answer = await query.count().get();
    return [name, answer.data().count] as const;
  });
  return { figures: Object.fromEntries(await Promise.all(counts)) as DeskFigures };
};
