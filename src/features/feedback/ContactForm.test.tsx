import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactForm } from './ContactForm.tsx';

it.each([
  ['en', ['First name', 'Last name']],
  ['vi', ['Họ', 'Tên']],
] as const)("asks for the names in the language's order (%s)", (lang, names) => {
  const html = renderToStaticMarkup(<ContactForm lang={lang} />);
  expect([...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label).slice(0, 2)).toEqual(names);
});
