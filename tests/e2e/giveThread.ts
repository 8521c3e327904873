import { Timestamp } from 'firebase-admin/firestore';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { type Member, store } from './people.ts';

export const giveThread = async (member: Member, id: string, changes: Record<string, unknown> = {}) => {
  const inquiry = buildInquiry({ seller_id: member.id, seller_name: member.name });
  const at = Timestamp.fromMillis(inquiry.created_at);
  await store()
    .doc(`inquiries/${id}`)
    .set({ ...inquiry, created_at: at, updated_at: at, ...changes });
};
