import { expect, it } from 'vitest';
import { foreignLanguage, textLanguage } from './writtenIn.ts';

const vietnamese = [
  'xe chinh chu, may zin',
  'xe con dep, may em, chua dung gi toi may',
  'ban xe vision 2019 bien so 29, gia 22tr co thuong luong',
  'can tien nen ban gap em wave alpha',
  'giay to day du, bao sang ten',
  'mua ve di duoc vai thang, gio khong co nhu cau nua',
  'anh em thien chi xem xe lien he minh',
  'bao test, bao tho',
  'Xe nu di ky, bao duong dinh ky tai hang',
  'XE DEP NHU MOI, KHONG LOI LAM',
  'con khong ban oi',
  'gia nay co bot khong a',
  'cuoi tuan minh qua xem duoc khong',
  'xe o quan may vay shop',
  'da thay nhot, lop moi thay truoc sau',
  'Máy móc êm ru, không hao dầu, không đá lửa',
  'Xe gia đình sử dụng kỹ, ít đi',
  'Bán SH 150i Ý, full giấy tờ, bao tranh chấp',
  'Xe full option, ABS, Smart Key, odo 12.000 km, còn mới',
  'Exciter 150 GP, pô Akrapovic, phuộc Ohlins, dàn áo zin',
  'Vui lòng gọi trước khi tới xem xe ạ',
  'Giá 25tr, fix nhẹ cho ai thiện chí',
  'Cà vẹt chính chủ',
  'Gù chống đổ Givi',
  'Nước sơn còn zin 95%',
  'Dạ còn ạ, anh qua xem lúc nào cũng được',
  'Mình đang ở Hội An, bạn rảnh hôm nào?',
  'Xe đăng ký 2020, chạy 3 vạn',
  'Hong con xe nao re hon ha ban',
  'xe may dien, pin moi thay',
  'Very good xe, chính chủ, bao sang tên, giá rẻ',
] as const;
const english = [
  'Runs great, recently serviced',
  'Selling my Honda because I am leaving Vietnam next week',
  'Great condition, one owner, always garaged',
  'Is it still for sale?',
  'Blue card included, ready to go',
  'The bike is in Đà Nẵng, I can meet you at Mỹ Khê beach',
  'New tyres, new chain and new brake pads',
  'No accidents, never dropped',
  'Could you send more photos of the engine?',
  'What is your best price?',
  'I will be in Hồ Chí Minh City on Friday, can I test ride it?',
  'Perfect for the Hà Giang loop',
  'Comes with two helmets and a phone holder',
  'can you do 20 million',
  'hi bro is this available',
  'Bought new in 2021 from Honda Vũng Tàu, all papers',
  'Needs some love but the engine is strong',
  'WILL NOT SHIP. CASH ONLY.',
  'Engine oil changed every 1,000 km by Mr Hùng in Hội An',
  "It's a Nguyễn family bike, my wife rode it to work",
  'Luggage rack by Givi, USB charger, LED lights',
  'Yes, it is.',
  'Please call me or message on Zalo',
  'Price is negotiable for a quick sale',
  'Registered in my name',
  'I have the cà vẹt and will help with the transfer',
  'We rode it from Hanoi to Saigon and it never let us down',
  'Scratches on the left side, see the photos',
  'Semi automatic, easy to ride for beginners',
  'How many kilometers does it have?',
] as const;
const untold = [
  '',
  'Honda Wave Alpha 110',
  '12.000 km',
  '0912 345 678',
  'Givi',
  'OK',
  '👍',
  'Où est la moto?',
];

it.each(vietnamese)('%j is Vietnamese', (text) => expect(textLanguage(text)).toBe('vi'));
it.each(english)('%j is English', (text) => expect(textLanguage(text)).toBe('en'));
it.each(untold)('%j tells nothing', (text) => expect(textLanguage(text)).toBeNull());

it('the language is marked only where it is not the reader’s', () => {
  expect(foreignLanguage('en', 'xe chinh chu')).toBe('vi');
  expect(foreignLanguage('vi', 'xe chinh chu')).toBeUndefined();
  expect(foreignLanguage('vi', 'Givi')).toBeUndefined();
});
