import { expect, it } from 'vitest';
import { boughtQuestion } from './boughtQuestion.ts';

const data = {
  name: 'Minh',
  other: 'Hoa',
  bike: 'Honda Wave 2021',
  url: 'https://vongxe.example/vi/messages#t',
  thread: 't',
};

it.each([
  ['en', 'Did you buy the Honda Wave 2021?', 'Hoa says they sold you the Honda Wave 2021.'],
  [
    'vi',
    'Bạn đã mua chiếc Honda Wave 2021 phải không?',
    'Hoa cho biết đã bán chiếc Honda Wave 2021 cho bạn.',
  ],
] as const)('asks a buyer whom the seller names (%s)', (language, subject, body) => {
  const email = boughtQuestion({ ...data, language });
  expect(email.subject).toBe(subject);
  for (const text of [body, data.url]) expect(email.text).toContain(text);
});
