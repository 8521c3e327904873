import { expect, it, vi } from 'vitest';
import { buildInquiry } from '../../tests/fixtures/buildInquiry.ts';
import type { Inquiry } from '../domain/conversations/inquiry.schema.ts';
import { refreshUnread } from './unread.ts';

const inquiry = (changes: Partial<Inquiry>) => buildInquiry({ buyer_id: 'other', ...changes });
const inquiries: Record<string, unknown>[] = [
  inquiry({ seller_id: 'me', status: 'new' }),
  inquiry({ seller_id: 'me', status: 'replied', last_reply_by: 'me' }),
  inquiry({ seller_id: 'me', status: 'closed' }),
  inquiry({ seller_id: 'you', buyer_id: 'me', status: 'new' }),
  inquiry({ seller_id: 'you', buyer_id: 'me', status: 'replied', last_reply_by: 'you' }),
  inquiry({ seller_id: 'you', buyer_id: 'me', status: 'replied', last_reply_by: 'me' }),
  inquiry({ seller_id: 'you', buyer_id: 'me', status: 'closed', last_reply_by: 'you' }),
  inquiry({ seller_id: 'you', status: 'replied', last_reply_by: 'you' }),
];
const countDocuments = vi.fn(
  async (_: string, where: readonly (readonly [field: string, comparison: string, wanted: unknown])[]) =>
    inquiries.filter((document) =>
      where.every(([field, , wanted]) => [wanted].flat().includes(document[field])),
    ).length,
);
vi.mock('./countUnread.ts', () => ({ countUnread: async () => 2 }));
vi.mock('./count.ts', () => ({
  countDocuments: (...question: Parameters<typeof countDocuments>) => countDocuments(...question),
}));

it('[S4.25] [S6.11 S7.26] open threads count for their seller, and for their buyer where the seller spoke last', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
  await refreshUnread('me');
  expect(JSON.parse(stored.get('vongxe.unread') ?? '')).toMatchObject({ userId: 'me', open: 3, unread: 2 });
  expect(countDocuments.mock.calls.every(([collection]) => collection === 'inquiries')).toBe(true);
  vi.unstubAllGlobals();
});
