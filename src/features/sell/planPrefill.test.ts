import { expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { emptyForm } from '../../domain/selling/listingForm.ts';
import { contactsOf, formForAnother } from './planPrefill.ts';

const last = buildForm({
  mileage: '41000',
  condition: 'fair',
  colour: 'red',
  whatsappCountry: 'US',
  whatsappNumber: '2025550123',
  hidePhone: true,
  onFacebook: true,
  facts: ['papers:own_name', 'price:open', 'see_at:shop', 'tyres:new'],
});

it('a new listing takes place and numbers from the last one, and nothing of its bike', () => {
  expect({ ...emptyForm, ...contactsOf(last) }).toEqual({
    ...emptyForm,
    location: 'Da Nang',
    contactPhone: '0912345678',
    whatsappCountry: 'US',
    whatsappNumber: '2025550123',
    hidePhone: true,
  });
});

it('a number that was typed keeps its country', () => {
  const abroad = buildForm({ phoneCountry: 'US', contactPhone: '2025550123' });
  const taken = contactsOf(abroad, { contactPhone: '0900000000' });
  expect(taken).not.toHaveProperty('phoneCountry');
  expect(taken.location).toBe('Da Nang');
});

it('another bike like one takes all but mileage, condition, colour, what is true of one bike, and the wish to be posted', () => {
  expect(formForAnother(last)).toEqual({
    ...last,
    mileage: '',
    condition: 'good',
    colour: '',
    facts: ['price:open', 'see_at:shop'],
    onFacebook: false,
  });
});
