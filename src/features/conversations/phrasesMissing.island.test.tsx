import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { put, stored } from '../../../tests/inMemory/browserFirestore.ts';
import { pick } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { Inbox } from './Inbox.tsx';

const lost = new Error('Failed to fetch dynamically imported module');
vi.mock('./PhrasePicker.tsx', () => {
  throw lost;
});
vi.mock('../../i18n/sayPhrase.ts', () => {
  throw lost;
});

describe('without the script of the phrases', () => {
  const open = () => {
    put(
      'inquiries/first',
      buildInquiry({
        buyer_id: 'somebody',
        seller_id: 'buyer',
        message: 'Is the bike still for sale?',
        phrases: [{ code: 'still_for_sale' }],
      }),
    );
    location.hash = '#first';
    openIsland(Inbox, { lang: 'vi' });
    return screen.findByRole('article');
  };

  it('a message is shown as it was sent', async () => {
    const line = await within(await open()).findByText('Is the bike still for sale?');
    expect(line.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('a reply can be typed and sent', async () => {
    const card = within(await open());
    await pick('Gửi ảnh, đề nghị giá, hẹn xem xe, dùng câu có sẵn', 'Chọn câu có sẵn');
    await card.findByText('Chưa tải được câu có sẵn. Vui lòng thử lại, hoặc tự nhập tin nhắn.');
    const again = card.getByRole('button', { name: 'Chọn câu có sẵn' });
    expect(again.getAttribute('aria-busy')).toBeNull();
    const box = card.getByLabelText('Câu trả lời của bạn');
    fireEvent.change(box, { target: { value: 'Còn ạ.' } });
    fireEvent.submit(box.closest('form') as HTMLFormElement);
    await waitFor(() =>
      expect(stored('inquiries/first')).toMatchObject({ status: { stringValue: 'replied' } }),
    );
    await card.findByText('Còn ạ.');
  });
});
