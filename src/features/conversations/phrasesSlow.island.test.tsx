import { screen, within } from '@testing-library/dom';
import { it, vi } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { put } from '../../../tests/inMemory/browserFirestore.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { Inbox } from './Inbox.tsx';

const { promise: gate, resolve: arrive } = Promise.withResolvers<void>();
vi.mock('../../i18n/sayPhrase.ts', async (original) => {
  await gate;
  return original();
});

it('messages do not wait for slow words, and change once they are loaded', async () => {
  put(
    'inquiries/first',
    buildInquiry({
      buyer_id: 'somebody',
      seller_id: 'buyer',
      message: 'Is the bike still for sale?',
      phrases: [{ code: 'still_for_sale' }],
      status: 'replied',
      last_reply_by: 'somebody',
      last_reply_id: 'r1',
    }),
  );
  put(
    'inquiries/first/replies/r1',
    buildReply({ sender_id: 'somebody', message: 'Can I pay in cash?', phrases: [{ code: 'price_cash' }] }),
  );
  location.hash = '#first';
  openIsland(Inbox, { lang: 'vi' });
  const card = within(await screen.findByRole('article'));
  await card.findByText('Is the bike still for sale?');
  await card.findByText('Can I pay in cash?');
  arrive();
  await card.findByText('Xe còn bán không ạ?');
  await card.findByText('Mình trả tiền mặt được không ạ?');
});
