import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { control, hasButton, named, press, says, type, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { SellForm } from './SellForm.tsx';

vi.mock('./RichEditor.tsx', () => Promise.reject(new Error('not here')));

const open = async (lang: 'en' | 'vi') => {
  history.replaceState(null, '', lang === 'vi' ? '/vi/sell' : '/sell');
  openIsland(SellForm, { lang, models: [] });
  await until(() => named('make')).toBeTruthy();
};
const values = (...names: string[]) => names.map((name) => named(name)?.value);

it('an advertisement fills in the form, says what it filled in and what to look at again, and can be taken back', async () => {
  await open('vi');
  type(await control('Nội dung bài đăng'), 'Bán Yamaha Sirius 2015, odo 45k, giá 18. Gọi 0905 123 456');
  await press('Điền vào biểu mẫu');
  await says('Đã điền: hãng xe, dòng xe, năm sản xuất, số km, giá bán, số điện thoại, mô tả.');
  await says('Vui lòng xem lại:');
  expect(hasButton('giá bán')).toBe(true);
  expect(values('make', 'model', 'year', 'mileage', 'price')).toEqual([
    'Yamaha',
    'Sirius',
    '2015',
    '45.000',
    '18.000.000',
  ]);
  expect(values('category', 'transmission')).toEqual(['underbone', 'semi-automatic']);
  expect(values('description')).toEqual(['Bán Yamaha Sirius 2015, odo 45k, giá 18.']);
  await press('giá bán');
  expect(document.activeElement).toBe(named('price'));
  await press('Hoàn tác');
  await until(() => values('make', 'model', 'year', 'mileage', 'price', 'description')).toEqual(
    Array(6).fill(''),
  );
});

it('what somebody has typed stays', async () => {
  await open('en');
  const year = named('year') as HTMLInputElement;
  fireEvent.focus(year);
  type(year, '2016');
  type(await control('Your advertisement'), 'Selling Honda Wave Alpha 2015, 8.5 mil, Hoi An');
  await press('Fill in the form');
  await says("You'd already filled in year, so we've left that part unchanged.");
  expect(values('year', 'price')).toEqual(['2016', '8,500,000']);
});

const unfold = (words: string) =>
  [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === words)?.click();
const copy = (readText: () => Promise<string>) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });
};
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

it('what somebody has copied is pasted as soon as they open it', async () => {
  await open('vi');
  copy(async () => 'Bán Honda Vision 2021, odo 12k, giá 25tr, quận 7');
  unfold('Dán bài bạn đã đăng ở nơi khác');
  await says('Đã điền: hãng xe, dòng xe, năm sản xuất, số km, giá bán, khu vực, mô tả.');
  expect(values('model', 'price')).toEqual(['Vision', '25.000.000']);
  expect((await control('Nội dung bài đăng')).value).toContain('Honda Vision 2021');
  await press('Hoàn tác');
  await until(() => values('model', 'price')).toEqual(['', '']);
});

it.each<[string, () => Promise<string>]>([
  ['is about something else', async () => 'correct horse battery staple'],
  ['may not be read', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('what was copied and %s stays where it is', async (_, readText) => {
  await open('en');
  const reading = vi.fn(readText);
  copy(reading);
  unfold('Paste an advertisement you already have');
  await until(() => reading.mock.calls.length).toBe(1);
  type(await control('Your advertisement'), 'Selling Honda Wave Alpha 2015');
  await press('Fill in the form');
  await until(() => values('model')).toEqual(['Wave Alpha']);
  expect((await control('Your advertisement')).value).toBe('Selling Honda Wave Alpha 2015');
});

it('a plate and a spelled phone number are pointed out, and leave the description with one press', async () => {
  await open('vi');
  type(
    await control('Nội dung bài đăng'),
    'Bán Vision 2021, biển 59X3-456.78, giá 25tr. Gọi không chín không hai ba bốn một bảy bảy sáu',
  );
  await press('Điền vào biểu mẫu');
  await says('Ai cũng đọc được biển số xe trong mô tả: 59X3-456.78.');
  await says(/Ai cũng đọc được số điện thoại trong mô tả: không chín không hai ba bốn một bảy bảy sáu\./);
  await press('Xóa khỏi mô tả');
  await says('Đã xóa khỏi mô tả.');
  await until(() => values('description')).toEqual(['Bán Vision 2021, biển 59, giá 25tr.']);
  expect(values('contactPhone')).toEqual(['0902341776']);
  expect(hasButton('Xóa khỏi mô tả')).toBe(false);
  await press('Hoàn tác');
  await until(() => values('description')).toEqual(['']);
});

it('several bikes in one text are said, and nothing of any is filled in', async () => {
  await open('en');
  type(await control('Your advertisement'), 'Vision 2020 25tr, Wave Alpha 2019 13tr. Hue. 0905 123 456');
  await press('Fill in the form');
  await says(
    "This text advertises several bikes, so we haven't filled anything in. Each listing is for one bike, so paste only the part about the bike you're listing.",
  );
  await says('Filled in: location, phone number.');
  expect(values('make', 'model', 'year', 'price', 'description')).toEqual(Array(5).fill(''));
});

it('the engine of a known model and year is filled in as a guess', async () => {
  await open('vi');
  type(await control('Nội dung bài đăng'), 'Bán Honda Vision 2021, giá 25tr');
  await press('Điền vào biểu mẫu');
  await says(/Số này do chúng tôi đoán theo dòng xe và năm sản xuất\. Hãy kiểm tra lại trên cà vẹt\./);
  expect(values('engine')).toEqual(['110cc']);
  type(named('engine') as HTMLInputElement, '108cc');
  await says(/Ví dụ 150 cc\. Xe điện thì ghi công suất/);
});

it('a text about something else changes nothing', async () => {
  await open('en');
  type(await control('Your advertisement'), 'https://example.com/item/123');
  await press('Fill in the form');
  await says(/We couldn't find any bike details in this text/);
  expect(values('make', 'description')).toEqual(['', '']);
});
