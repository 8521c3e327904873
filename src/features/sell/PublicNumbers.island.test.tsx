import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hasButton, named, press, says, type, until } from '../../../tests/inMemory/hands.ts';
import '../../../tests/inMemory/openIsland.tsx';
import { emptyForm } from '../../domain/selling/listingForm.ts';
import { DescriptionSection } from './DescriptionSection.tsx';
import { FormContext } from './formContext.ts';
import { createForm } from './formStore.ts';

vi.mock('./RichEditor.tsx', () => Promise.reject(new Error('not here')));

const open = (texts: { description?: string; otherDescription?: string }) => {
  const form = createForm({ ...emptyForm, ...texts });
  render(
    <FormContext value={form}>
      <DescriptionSection lang="en" />
    </FormContext>,
  );
  return form;
};

it('a plate that is typed into a description is pointed out, and removed with one press', async () => {
  const form = open({});
  type(named('description'), 'Plate 59X3-456.78, <b>clean</b>');
  await says('Anyone can read your number plate in the description: 59X3-456.78.');
  await press('Remove from description');
  await says('Removed from the description.');
  expect(form.$values.get().description).toBe('<p>Plate 59, &lt;b&gt;clean&lt;/b&gt;</p>');
  expect(hasButton('Remove from description')).toBe(false);
});

it('both languages are looked at, and each number is said once', async () => {
  const form = open({
    description: '<p>Biển 59X3-456.78, gọi không chín không hai ba bốn một bảy bảy sáu</p>',
    otherDescription: '<p>Plate 59X3-456.78 and 29H4-567.31</p>',
  });
  await says('Anyone can read your number plate in the description: 59X3-456.78 and 29H4-567.31.');
  await says(/your phone number in the description: không chín không hai ba bốn một bảy bảy sáu\./);
  await press('Remove from description');
  await until(() => form.$values.get().description).toBe('<p>Biển 59,</p>');
  expect(form.$values.get().otherDescription).toBe('<p>Plate 59 and</p>');
});

it('a text without any is left in peace', async () => {
  open({ description: '<p>Xe một chủ, hai chìa, giá 25tr</p>' });
  await until(() => named('description')).toBeTruthy();
  expect(hasButton('Remove from description')).toBe(false);
});
