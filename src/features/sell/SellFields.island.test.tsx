import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { buildRates } from '../../../tests/fixtures/buildRates.ts';
import { put } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  choose,
  control,
  hasButton,
  named,
  press,
  says,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { errorOf, leaveField, openFields } from '../../../tests/inMemory/sellFields.tsx';
import type { KnownModel } from '../../domain/models/knownModel.ts';
import type { ListingForm } from '../../domain/selling/listingForm.ts';
import { day as dayMs, vietnameseDay } from '../../domain/time/time.ts';
import { BasicSection } from './BasicSection.tsx';
import { CategorySection } from './CategorySection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { ElectricSection } from './ElectricSection.tsx';
import { PriceSection } from './PriceSection.tsx';

describe('fields that nobody has to answer', () => {
  it('about a battery say what is wrong with a number', async () => {
    const form = openFields(<ElectricSection lang="en" />, { fuel: 'electric' });
    type(await control('Battery health'), '101');
    leaveField('battery_health');
    await until(() => errorOf('battery_health')).toBe('Battery health must be between 1 and 100%');
    type(await control('Range on one charge'), '80');
    expect(form.$values.get()).toMatchObject({ battery_health: '101', battery_range: '80' });
  });

  it('about rent come with a rented battery', async () => {
    const form = openFields(<ElectricSection lang="en" />, { fuel: 'electric' });
    expect(named('battery_fee')).toBeNull();
    await tick('Rented');
    type(await control(/^Battery rental/), '350k');
    leaveField('battery_fee');
    await tick('Selex');
    expect(form.$values.get()).toMatchObject({
      battery_fee: '350000',
      facts: ['lender:selex', 'pack:rented'],
    });
    await tick('Sold with the bike');
    await until(() => named('battery_fee')).toBeNull();
  });

  it.each([
    ['en', 'Not stated', 'Choose'],
    ['vi', 'Không nêu', 'Chọn'],
  ] as const)('leave a choice unsaid, in %s', (lang, open, required) => {
    openFields(<CategorySection lang={lang} />, { condition: '' });
    const first = (name: string) => named(name).querySelector('option')?.textContent;
    expect(first('colour')).toBe(open);
    expect(['category', 'condition', 'transmission', 'fuel'].map(first)).toEqual(Array(4).fill(required));
  });
});

it.each([
  [
    'en',
    "I'm leaving Vietnam on",
    'Choose a date between today and a year from now, or leave this field empty.',
  ],
  ['vi', 'Tôi rời Việt Nam ngày', 'Vui lòng chọn ngày trong vòng một năm tới, hoặc để trống.'],
] as const)(
  'the day of leaving is refused where it is over or far away, in %s',
  async (lang, label, problem) => {
    const form = openFields(<ContactSection lang={lang} />);
    for (const [day, error] of [
      ['2020-01-01', problem],
      [vietnameseDay(Date.now() + 500 * dayMs), problem],
      [vietnameseDay(Date.now() + dayMs), ''],
      ['', ''],
    ] as const) {
      type(await control(label), day);
      leaveField('leaving_on');
      await until(() => errorOf('leaving_on') === problem).toBe(error !== '');
      expect(form.$values.get().leaving_on).toBe(day);
    }
  },
);

describe('the features of a bike', () => {
  const features = (values: string[] = []) => {
    const form = openFields(<CategorySection lang="vi" />, { features: values });
    return { form, now: () => form.$values.get().features };
  };
  const own = () => control('Trang bị khác');

  it('are ticked, and unticked', async () => {
    const { now } = features(['LED lights']);
    expect((await control('Đèn LED')).checked).toBe(true);
    expect((await control('Chống trộm')).checked).toBe(false);
    await tick('Chống trộm');
    expect(now()).toEqual(['LED lights', 'Anti-theft alarm']);
    await tick('Đèn LED');
    expect(now()).toEqual(['Anti-theft alarm']);
  });

  it('may be others in the seller’s own words, once each', async () => {
    const { now } = features(['LED lights']);
    type(await own(), '  Yên   độ ');
    await press('Thêm');
    expect(now()).toEqual(['LED lights', 'Yên độ']);
    expect((await own()).value).toBe('');
    type(await own(), 'Yên độ');
    fireEvent.keyDown(await own(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(await own(), { key: 'a' });
    expect((await own()).value).toBe('Yên độ');
    expect(fireEvent.keyDown(await own(), { key: 'Enter' })).toBe(false);
    expect((await own()).value).toBe('');
    expect(now()).toEqual(['LED lights', 'Yên độ']);
    type(await own(), 'Pô');
    fireEvent.focusOut(await own());
    expect(now()).toEqual(['LED lights', 'Yên độ', 'Pô']);
    type(await own(), '   ');
    await press('Thêm');
    expect(now()).toHaveLength(3);
    await press('Bỏ Yên độ');
    expect(now()).toEqual(['LED lights', 'Pô']);
    expect(hasButton('Bỏ Đèn LED')).toBe(false);
  });

  it('are thirty at most', async () => {
    const { now } = features(Array.from({ length: 29 }, (_, index) => `Thing ${index}`));
    await tick('Chống trộm');
    await tick('Đèn LED');
    expect(now()).toHaveLength(30);
    expect(now()).not.toContain('LED lights');
    await tick('Chống trộm');
    expect(now()).toHaveLength(29);
  });
});

describe('the kind of a bike', () => {
  const optionsOf = (name: string) =>
    [...named(name).querySelectorAll('option')].map(({ textContent }) => textContent);

  it('is chosen among those on offer, and a stored one that is offered no more', () => {
    const form = openFields(<CategorySection lang="en" />, { category: 'touring' as never });
    expect(optionsOf('transmission')).toEqual([
      'Choose',
      'Automatic (scooter)',
      'Manual (clutch lever)',
      'Semi-automatic (gears, no clutch lever)',
    ]);
    expect(optionsOf('fuel')).toEqual(['Choose', 'Petrol', 'Electric']);
    const before = optionsOf('category').length;
    expect(named('category').value).toBe('touring');
    expect(new Set(optionsOf('category')).size).toBe(before);
    choose(named('fuel'), 'electric');
    choose(named('category'), 'scooter');
    expect(form.$values.get()).toMatchObject({ fuel: 'electric', category: 'scooter' });
  });
});

describe('the price of a bike', () => {
  it('that looks too low asks what was meant', async () => {
    const form = openFields(<PriceSection lang="en" />);
    expect(document.querySelectorAll('button')).toHaveLength(0);
    fireEvent.change(named('price'), { target: { value: '25000' } });
    await press(/^Did you mean 25,000,000/);
    expect(form.$values.get().price).toBe('25000000');
    await until(() => hasButton(/^Did you mean/)).toBe(false);
  });

  it('is converted at the rates of the day, which are said', async () => {
    put('rates/current', buildRates({ VND: 20_000 }));
    openFields(<PriceSection lang="en" />, { price: '' });
    await says('At an approximate rate.');
    expect((await control('Dollars')).value).toBe('');
    fireEvent.change(named('price'), { target: { value: '24000000' } });
    await until(async () => (await control('Dollars')).value).toBe('$1,200');
    expect((await control('Pounds')).value).toBe('£960');
    expect((await control('Euros')).value).toBe('€1,080');
    expect((await control('Euros')).readOnly).toBe(true);
    await says('At the exchange rate for 15 January 2026.');
    fireEvent.change(named('price'), { target: { value: '' } });
    await until(async () => (await control('Dollars')).value).toBe('');
  });

  it.each([
    ['en', '$500', '12,500,000'],
    ['vi', '500 đô', '12.500.000'],
    ['vi', '£400', '12.500.000'],
  ] as const)(
    'may be typed in foreign money (%s: %s), and the field says what it comes to',
    async (lang, typed, dong) => {
      put('rates/current', buildRates({ VND: 25_000, GBP: 0.8 }));
      const form = openFields(<PriceSection lang={lang} />, { price: '' });
      fireEvent.focusIn(named('price'));
      type(named('price'), typed);
      // Exchange rates arrive after the typing.
      await until(() => form.$values.get().price).toBe('12500000');
      await says(`≈ ${dong}\u00a0₫`);
      leaveField('price');
      await until(() => named('price').value).toBe(dong);
      await says(`≈ ${dong}\u00a0₫`);
    },
  );

  it.each([
    ['price', '0', 'Price must be greater than 0'],
    ['price', '999999999999', /^Price must be at most [\d,]+ ₫$/],
  ])('that cannot be says so: %s %s', async (name, value, words) => {
    openFields(<PriceSection lang="en" />);
    fireEvent.change(named(name), { target: { value } });
    leaveField(name);
    if (typeof words === 'string') await until(() => errorOf(name)).toBe(words);
    else await until(() => errorOf(name)).toMatch(words);
  });
});

describe('make and model', () => {
  const models: KnownModel[] = [
    {
      ...{ make: 'Honda', model: 'Vision', year: 2024, engine: '110cc' },
      ...{ category: 'scooter', transmission: 'automatic', fuel: 'gasoline' },
    },
    {
      ...{ make: 'Honda', model: 'Winner X', year: 2024, engine: '149cc' },
      ...{ category: 'underbone', transmission: 'manual', fuel: 'gasoline' },
    },
    {
      ...{ make: 'Yamaha', model: 'Grande', year: 2024, engine: '125cc' },
      ...{ category: 'scooter', transmission: 'automatic', fuel: 'gasoline' },
    },
  ];
  const basics = (values: Partial<ListingForm> = {}) =>
    openFields(<BasicSection lang="en" models={models} />, values);

  it('fill in what is known of them, and say so; what was typed stays', async () => {
    const form = basics({ make: 'Honda' });
    fireEvent.click(named('model'));
    expect(hasButton('Vision') && hasButton('Winner X')).toBe(true);
    expect(hasButton('Grande')).toBe(false);
    await press('Vision');
    await says(
      "We've filled in 110cc, Scooter, Automatic, Petrol for this model. Change anything that's wrong.",
    );
    expect(form.$values.get()).toMatchObject({
      ...{ model: 'Vision', engine: '110cc', category: 'scooter' },
      ...{ transmission: 'automatic', fuel: 'gasoline' },
    });
    form.set('engine', '125cc');
    type(named('model'), 'Winner X');
    await says('filled in Underbone, Manual, Petrol for');
    expect(form.$values.get()).toMatchObject({
      engine: '125cc',
      category: 'underbone',
      transmission: 'manual',
    });
    type(named('model'), 'Something');
    await until(() => form.$values.get().category).toBe('');
    expect(form.$values.get()).toMatchObject({ engine: '125cc', transmission: '', fuel: '' });
    await until(() => document.body.textContent).not.toContain('filled in');
  });

  it('of a form that is opened again stay as they were', () => {
    const form = basics({ make: 'Honda', model: 'Vision', fuel: 'electric' });
    expect(form.$values.get()).toMatchObject({ engine: '', fuel: 'electric' });
  });

  it('of another make are in the seller’s own words', async () => {
    const form = basics();
    expect(named('otherMake')).toBeNull();
    choose(named('make'), 'Other');
    await until(() => named('otherMake')).not.toBeNull();
    type(named('otherMake'), 'Ural');
    expect(form.$values.get()).toMatchObject({ make: 'Other', otherMake: 'Ural' });
    choose(named('make'), 'Honda');
    await until(() => named('otherMake')).toBeNull();
    expect([...named('make').querySelectorAll('option')].at(-1)?.textContent).toBe('Other');
  });

  it('a year is four digits, and one that cannot be says what can', async () => {
    const form = basics();
    type(named('year'), '20a214');
    expect(form.$values.get().year).toBe('2021');
    type(named('year'), '1899');
    leaveField('year');
    await until(() => errorOf('year')).toMatch(/^Year must be between \d{4} and \d{4}$/);
    expect(named('year').getAttribute('aria-invalid')).toBe('true');
    type(named('year'), '2021');
    await until(() => named('year').getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(named('mileage'), { target: { value: '12.500' } });
    expect(form.$values.get().mileage).toBe('12500');
    fireEvent.change(named('mileage'), { target: { value: '9999999999' } });
    leaveField('mileage');
    await until(() => errorOf('mileage')).toMatch(/^Mileage must be between 0 and [\d,]+ km$/);
    fireEvent.change(named('mileage'), { target: { value: '' } });
    expect(form.$values.get().mileage).toBe('');
  });

  it('are needed, and an engine', async () => {
    const form = basics();
    await form.check('publish');
    for (const [name, words] of [
      ['make', 'Make is required'],
      ['model', 'Model is required'],
      ['engine', 'Engine is required'],
    ] as const)
      await until(() => errorOf(name)).toBe(words);
    expect((await button('Show options')).disabled).toBe(false);
  });
});
