import { expect, it } from 'vitest';
import { emailTitle, hasEmailableTitle } from './listingTitle.plan.ts';

it.each([
  ['Yamaha', 'NVX xe-re.vn/win', 2020, 'Yamaha NVX 2020'],
  ['WIN 100M: https://phish.example', 'click', 2020, 'WIN 100M: click 2020'],
  ['Yamaha', 'www . phish . example', 2020, '2020'],
  ['Yamaha', 'mail lan@xe.example', null, 'Yamaha mail'],
])('%s %s says no address in an email', (make, model, year, title) => {
  expect(emailTitle({ make, model, year })).toBe(title);
  expect(hasEmailableTitle({ make, model, year })).toBe(false);
});

it.each([
  ['Honda', 'Wave S/RSX 1.5'],
  ['Kawasaki', 'Z1000 R.Edition'],
])('%s %s is what it is', (make, model) => {
  expect(emailTitle({ make, model, year: 2021 })).toBe(`${make} ${model} 2021`);
  expect(hasEmailableTitle({ make, model, year: 2021 })).toBe(true);
});
