import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TakedownForm } from './TakedownForm.tsx';

it.each([
  [
    'en',
    [
      'You are',
      'Name and organisation',
      'Email',
      'Link to the listing',
      'Legal basis',
      'What is wrong with the listing',
    ],
  ],
  [
    'vi',
    ['Bạn là', 'Họ tên và đơn vị', 'Email', 'Liên kết đến tin đăng', 'Căn cứ pháp lý', 'Nội dung vi phạm'],
  ],
] as const)('asks for six things (%s)', (lang, names) => {
  const html = renderToStaticMarkup(<TakedownForm lang={lang} />);
  expect([...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(names);
  expect(html.match(/aria-required="true"/g)).toHaveLength(6);
});

it('nobody is an authority who has not said so', () => {
  const html = renderToStaticMarkup(<TakedownForm lang="en" />);
  expect(html.match(/<option[^>]*selected[^>]*>[^<]*/g)).toEqual([
    '<option value="" disabled="" selected="">Please choose',
  ]);
});
