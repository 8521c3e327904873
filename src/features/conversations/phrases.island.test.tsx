import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { buildInquiry, buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { put, root, store } from '../../../tests/inMemory/browserFirestore.ts';
import { pick } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import type { Inquiry, Reply } from '../../domain/conversations/inquiry.schema.ts';
import type { Language } from '../../i18n/languages.ts';
import { Inbox } from './Inbox.tsx';

const add = 'Gửi ảnh, đề nghị giá, hẹn xem xe, dùng câu có sẵn';
const selling = { buyer_id: 'somebody', seller_id: 'buyer', buyer_name: 'Minh' };
const conversation: Partial<Inquiry> = {
  message: 'Is the bike still for sale?\nDo you have the original blue card?\nI am in Hue.',
  phrases: [{ code: 'still_for_sale' }, { code: 'papers_blue_card' }],
};
const thread = (changes: object = {}) =>
  put('inquiries/first', { ...buildInquiry({ ...selling, ...conversation }), ...changes });
const answer = (changes: object) => {
  thread({ status: 'replied', last_reply_by: 'somebody', last_reply_id: 'r1' });
  put('inquiries/first/replies/r1', { ...buildReply({ sender_id: 'somebody' }), ...changes });
};
const open = (lang: Language = 'vi', hash = '#first') => {
  location.hash = hash;
  return openIsland(Inbox, { lang });
};
const card = () => screen.findByRole('article');
const says = async (words: string) => within(await card()).findByText(words);
const press = async (name: string | RegExp) =>
  fireEvent.click(await within(await card()).findByRole('button', { name }));
const sentReplies = () =>
  [...store().documents.values()].filter(
    ({ name, fields }) =>
      name.startsWith(`${root}/inquiries/first/replies/`) &&
      JSON.stringify(fields.sender_id) === '{"stringValue":"buyer"}',
  );
const offered = async () =>
  within(within(await card()).getByRole('region', { name: 'Câu có sẵn' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const beginReply = async () => {
  await card();
  await pick(add, 'Chọn câu có sẵn');
  await within(await card()).findByRole('searchbox', { name: 'Tìm câu' });
};
const send = async () => {
  const box = within(await card()).getByRole('textbox', { name: /Lời nhắn thêm|Câu trả lời của bạn/ });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  await waitFor(() => expect(sentReplies()).toHaveLength(1));
  return sentReplies()[0]?.fields;
};

describe('a message in phrases by the other side', () => {
  it('is shown in the reader’s language, with the other wording after a press', async () => {
    thread();
    open();
    const line = await says('Xe còn cà vẹt gốc không ạ?');
    expect(line.closest('[lang]')).toBeNull();
    const theirs = await says('Do you have the original blue card?');
    expect(theirs.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(theirs.closest('details')?.open).toBe(false);
    expect(theirs.closest('details')?.querySelector('summary')?.textContent).toBe('Xem bản gốc');
    expect((await says('I am in Hue.')).closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('has no button if both use one language', async () => {
    thread();
    open('en');
    await says('Do you have the original blue card?');
    expect((await card()).querySelector('details')).toBeNull();
  });

  it('is shown in the list, too', async () => {
    thread();
    open('vi', '');
    const row = await screen.findByText(/Xe còn bán không ạ\? Xe còn cà vẹt gốc không ạ\? I am in Hue\./);
    expect(row.closest('a')?.getAttribute('href')).toBe('#first');
  });

  it('of one’s own shows what the other side can read', async () => {
    put('inquiries/first', buildInquiry(conversation));
    open('en');
    await says('Is the bike still for sale?');
    const other = await says('Xe còn bán không ạ?');
    expect(other.getAttribute('lang')).toBe('vi');
    expect(other.closest('details')?.querySelector('summary')?.textContent).toBe('Show in Vietnamese');
  });

  it.each<[string, unknown]>([
    ['a phrase of a later version', [{ code: 'from_tomorrow', values: { price: 5 } }]],
    ['a value out of range', [{ code: 'price_last_is', values: { price: -5 } }]],
    ['a value that is missing', [{ code: 'price_last_is' }]],
    ['a shape of a later version', [{ code: 'price_last_is', values: { money: 5 }, tone: 'kind' }]],
    ['no list', 'price_last_is'],
    ['more phrases than lines', Array.from({ length: 3 }, () => ({ code: 'still_for_sale' }))],
  ])('with %s is shown as it was sent', async (_, phrases) => {
    answer({ message: 'My price is five.', phrases } satisfies Partial<Record<keyof Reply, unknown>>);
    open();
    const line = await says('My price is five.');
    expect(line.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(line.closest('details')).toBeNull();
    await says('Xe còn bán không ạ?');
  });

  it('has a warning because of its values', async () => {
    answer({
      message: 'OK',
      phrases: [
        { code: 'visit_meet_at', values: { place: 'đặt cọc trước 2 triệu' } },
      ] satisfies Reply['phrases'],
    });
    open();
    await within(await card()).findByText(/nhắc đến tiền trả trước/);
  });
});

describe('a reply in phrases', () => {
  it('is suggested by the question, sent as codes, and counted on the device', async () => {
    thread();
    open();
    await beginReply();
    const texts = await offered();
    expect(texts.slice(0, 4)).toEqual([
      "Dạ xe còn ạ.Yes, it's still for sale.",
      "Xe bán rồi ạ, bạn thông cảm nhé.Sorry, it's been sold.",
      "Đã có người hẹn mua. Nếu họ không lấy thì mình báo bạn nhé.Someone has agreed to buy it. I'll tell you if it falls through.",
      'Dạ còn cà vẹt gốc ạ.Yes, I have the original blue card.',
    ]);
    await press(/^Dạ xe còn ạ\./);
    await says("Yes, it's still for sale.");
    await pick(add, 'Chọn câu có sẵn');
    await press(/^Dạ còn cà vẹt gốc ạ\./);
    expect(await send()).toMatchObject({
      message: { stringValue: 'Dạ xe còn ạ.\nDạ còn cà vẹt gốc ạ.' },
      phrases: {
        arrayValue: {
          values: ['still_for_sale_yes', 'papers_blue_card_yes'].map((code) => ({
            mapValue: { fields: { code: { stringValue: code } } },
          })),
        },
      },
    });
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('vongxe.phrases') ?? '{}')).toEqual({
        still_for_sale_yes: 1,
        papers_blue_card_yes: 1,
      }),
    );
    expect(sessionStorage.getItem('vongxe.phrases.first')).toBeNull();
    await says("Yes, it's still for sale.");
  });

  it('that is often sent is suggested first', async () => {
    localStorage.setItem('vongxe.phrases', '{"still_for_sale_no":4,"papers_plate_is":"many"}');
    thread();
    open();
    await beginReply();
    expect((await offered())[0]).toMatch(/^Xe bán rồi ạ/);
  });

  it('is found by a word in either language, and asks for its values', async () => {
    thread();
    open();
    await beginReply();
    const search = within(await card()).getByRole('searchbox', { name: 'Tìm câu' });
    fireEvent.change(search, { target: { value: 'best pri' } });
    expect(await offered()).toEqual(['Giá chót là … ạ.My best price is ….']);
    await says('1 câu');
    await press(/^Giá chót là/);
    await press('Thêm câu');
    const price = await within(await card()).findByLabelText(/^Giá/, { selector: 'input' });
    expect(price.getAttribute('aria-invalid')).toBe('true');
    await says('Vui lòng nhập giá.');
    fireEvent.change(price, { target: { value: '9' } });
    await press('Thêm câu');
    await says('Số tiền này thấp quá. Vui lòng kiểm tra lại.');
    fireEvent.change(price, { target: { value: '12500000' } });
    await says('My best price is 12,500,000 ₫.');
    fireEvent.keyDown(price, { key: 'Enter' });
    fireEvent.change(within(await card()).getByRole('textbox', { name: 'Lời nhắn thêm (không bắt buộc)' }), {
      target: { value: 'Cảm ơn.' },
    });
    expect(await send()).toMatchObject({
      message: { stringValue: 'Giá chót là 12.500.000\u00a0₫ ạ.\nCảm ơn.' },
      phrases: {
        arrayValue: {
          values: [
            {
              mapValue: {
                fields: {
                  code: { stringValue: 'price_last_is' },
                  values: { mapValue: { fields: { price: { integerValue: '12500000' } } } },
                },
              },
            },
          ],
        },
      },
    });
  });

  it('that takes something off the price may hold a small amount', async () => {
    thread();
    open();
    await beginReply();
    fireEvent.change(within(await card()).getByRole('searchbox', { name: 'Tìm câu' }), {
      target: { value: 'bớt cho' },
    });
    await press(/^Mình bớt cho bạn …/);
    const price = await within(await card()).findByLabelText(/^Giá/, { selector: 'input' });
    fireEvent.change(price, { target: { value: '200000' } });
    await says('I can take 200,000 ₫ off.');
    expect(within(await card()).queryByRole('button', { name: /200\.000\.000/ })).toBeNull();
    await press('Thêm câu');
    expect((await send())?.message).toEqual({ stringValue: 'Mình bớt cho bạn 200.000\u00a0₫ ạ.' });
  });

  it('cannot have a past day or an unknown place', async () => {
    thread();
    open();
    await beginReply();
    await press('Hẹn xem xe');
    await press(/^Hẹn gặp bạn lúc … …/);
    const inCard = within(await card());
    fireEvent.change(inCard.getByLabelText(/^Ngày/), { target: { value: '2020-01-01' } });
    fireEvent.change(inCard.getByLabelText(/^Giờ/), { target: { value: '09:30' } });
    await press('Thêm câu');
    await says('Vui lòng chọn ngày từ hôm nay trở đi.');
    expect(inCard.queryByText('Vui lòng nhập giờ, ví dụ 09:30.')).toBeNull();
    fireEvent.change(inCard.getByLabelText(/^Ngày/), { target: { value: '2099-11-28' } });
    await says('See you on Saturday 28 November 2099 at 09:30.');
    await press('Quay lại');
    await press(/^Xe ở … ạ\./);
    await press('Thêm câu');
    await says('Vui lòng nhập địa điểm, tối đa 60 ký tự.');
    fireEvent.change(inCard.getByLabelText(/^Địa điểm/), { target: { value: 'Gò Vấp' } });
    await press('Thêm câu');
    expect(await offeredNothing()).toBe(true);
    await says('The bike is in Gò Vấp.');
  });

  it('has three phrases at most, each removable', async () => {
    thread();
    open();
    await beginReply();
    for (const name of [/^Dạ xe còn ạ\./, /^Dạ còn cà vẹt gốc ạ\./]) {
      await press(name);
      await pick(add, 'Chọn câu có sẵn');
    }
    await press(/^Xe mất cà vẹt rồi ạ\./);
    await says('Mỗi tin nhắn có tối đa 3 câu có sẵn. Hãy gửi tin nhắn trước, hoặc bỏ bớt một câu.');
    expect(within(await card()).queryByRole('button', { name: 'Chọn câu có sẵn' })).toBeNull();
    await press('Bỏ câu: Dạ còn cà vẹt gốc ạ.');
    expect((await offered()).map((text) => text.replace(/\..*/, ''))).toEqual([
      'Dạ xe còn ạ',
      'Xe mất cà vẹt rồi ạ',
    ]);
  });

  it('stays chosen through a reload, and is removed when cancelled', async () => {
    thread();
    sessionStorage.setItem('vongxe.phrases.first', '[{"code":"manners_thanks"},{"code":"gone"},null,7]');
    open();
    await says('Cảm ơn bạn!');
    expect(await offered()).toEqual(['Cảm ơn bạn!Thank you!']);
    await press('Hủy');
    expect(sessionStorage.getItem('vongxe.phrases.first')).toBeNull();
  });
});

const offeredNothing = async () => within(await card()).queryByRole('searchbox') === null;
