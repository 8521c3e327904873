import type { Inquiry } from '../domain/conversations/inquiry.schema.ts';
import type { Stored } from '../domain/listings/listing.ts';
import { serverTime } from './firestore.ts';
import type { Step } from './questions.ts';

/** Writes that confirm a deal. The rules accept one deal per listing. */
export const dealSteps = ({ id, bike }: Pick<Stored<Inquiry>, 'id' | 'bike'>): Step[] => [
  { update: `inquiries/${id}`, data: { sold_at: serverTime, updated_at: serverTime } },
  { set: `deals/${bike.id}`, data: { thread_id: id, agreed_at: serverTime } },
];
