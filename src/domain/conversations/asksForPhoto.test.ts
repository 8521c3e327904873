import { expect, it } from 'vitest';
import { asksForPhoto } from './asksForPhoto.ts';

it.each([
  ['Can you send me a photo of the papers?', true],
  ['Do you have more pictures', true],
  ['Could I see a PIC of the blue card?', true],
  ['Bạn gửi mình xem ảnh giấy tờ được không ạ?', true],
  ['chụp giúp mình cái hình cà vẹt', true],
  ['Does it still look the way it does in the photos?', false],
  ['Hình như xe có xem rồi', false],
  ['Cho mình hỏi hình thức thanh toán', false],
  ['Xe còn bán không ạ?', false],
])('%j speaks of sending photos: %s', (message, asks) => {
  expect(asksForPhoto({ message })).toBe(asks);
});

it.each(['papers_photo', 'sale_more_photos'])('so does the phrase %s', (code) => {
  expect(asksForPhoto({ message: '…', phrases: [{ code }] })).toBe(true);
});
