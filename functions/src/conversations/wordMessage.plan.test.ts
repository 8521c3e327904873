import { expect, it } from 'vitest';
import { wordMessage } from './wordMessage.plan.ts';

const phrases = [{ code: 'still_for_sale' }, { code: 'price_last' }];
const message = 'Xe còn bán không ạ?\nGiá chót là bao nhiêu ạ?\nChào bạn';

it('an email has the phrases in the language of its receiver, and in the sender’s words', () =>
  expect(wordMessage('en', { message, phrases })).toEqual({
    message: "Is the bike still for sale?\nWhat's your best price?\nChào bạn",
    original: 'Xe còn bán không ạ?\nGiá chót là bao nhiêu ạ?',
  }));
it('has nothing twice where both speak one language', () =>
  expect(wordMessage('vi', { message, phrases })).toEqual({ message }));
it('has the words as they were sent where a phrase is of a later version', () => {
  expect(wordMessage('en', { message, phrases: [{ code: 'later' }] })).toEqual({ message });
  expect(wordMessage('en', { message, phrases: [{ code: 'later' }, { code: 'price_last' }] })).toEqual({
    message: "Xe còn bán không ạ?\nWhat's your best price?\nChào bạn",
    original: 'Giá chót là bao nhiêu ạ?',
  });
});
it('without phrases is what was typed', () => expect(wordMessage('en', { message })).toEqual({ message }));
