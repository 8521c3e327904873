import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { control, hasButton, press, says, type, until } from '../../tests/inMemory/hands.ts';
import { openIsland } from '../../tests/inMemory/openIsland.tsx';
import type { Language } from '../i18n/languages.ts';
import { NumberInput } from './NumberInput.tsx';

const Price = ({ lang }: { lang: Language }) => {
  const [price, setPrice] = useState<number | null>(null);
  return <NumberInput lang={lang} amount="money" aria-label="Giá" value={price} onValueChange={setPrice} />;
};
const meaning = () => document.querySelector('[role=status]')?.textContent;

it('a price in words becomes digits when the field is left, and what it means stays, so that nothing below moves', async () => {
  openIsland(Price, { lang: 'vi' });
  const field = await control('Giá');
  type(field, '13tr5');
  await says('= 13.500.000\u00a0₫');
  expect(field.value).toBe('13tr5');
  fireEvent.focusOut(field);
  await until(() => field.value).toBe('13.500.000');
  expect(meaning()).toBe('= 13.500.000\u00a0₫');
  type(field, '135000000');
  await until(() => field.value).toBe('135.000.000');
  expect(meaning()).toBe('');
});

it.each([
  ['vi', '9', 'Ý bạn là 9.000.000\u00a0₫?', '9.000.000'],
  ['en', '9500', 'Did you mean 9,500,000\u00a0₫?', '9,500,000'],
] as const)('a price that is far too low is asked about (%s: %s)', async (lang, typed, question, then) => {
  openIsland(Price, { lang });
  const field = await control('Giá');
  type(field, typed);
  await press(question);
  await until(() => field.value).toBe(then);
  expect(hasButton(question)).toBe(false);
  expect(document.activeElement).toBe(field);
});
