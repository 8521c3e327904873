import { fireEvent } from '@testing-library/dom';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { buildRates } from '../../../tests/fixtures/buildRates.ts';
import { put } from '../../../tests/memory/browserFirestore.ts';
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
} from '../../../tests/memory/hands.ts';
import '../../../tests/memory/openIsland.tsx';
import type { KnownModel } from '../../domain/models/knownModel.ts';
import { emptyForm, type ListingForm } from '../../domain/selling/listingForm.ts';
import { BasicSection } from './BasicSection.tsx';
import { CategorySection } from './CategorySection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FormContext } from './formContext.ts';
import { createForm } from './formStore.ts';
import { PriceSection } from './PriceSection.tsx';

const open = (inside: ReactNode, values: Partial<ListingForm> = {}) => {
  const form = createForm({ ...emptyForm, ...values });
  render(<FormContext value={form}>{inside}</FormContext>);
  return form;
};
const leave = (name: string) => fireEvent.focusOut(named(name));
const errorOf = (name: string) =>
  document.getElementById(named(name).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;

describe('the features of a bike', () => {
  const features = (values: string[] = []) => {
    const form = open(<CategorySection lang="vi" />, { features: values });
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
    const { now } = features(Array.from({ length: 29 }, (_, place) => `Thing ${place}`));
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
    const form = open(<CategorySection lang="en" />, { category: 'touring' as never });
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

describe('the numbers of a seller', () => {
  it('are digits, whatever is typed between them', () => {
    const form = open(<ContactSection lang="en" />);
    type(named('contactPhone'), '0912 345-678');
    expect(form.$values.get()).toMatchObject({ phoneCountry: 'VN', contactPhone: '0912345678' });
    type(named('contactPhone'), '1'.repeat(30));
    expect(form.$values.get().contactPhone).toBe('1'.repeat(18));
  });

  it('bring their country where a whole number is pasted', () => {
    const form = open(<ContactSection lang="en" />);
    type(named('whatsappNumber'), ' +49 1512 3456789');
    expect(form.$values.get()).toMatchObject({
      phoneCountry: 'VN',
      whatsappCountry: 'DE',
      whatsappNumber: '015123456789',
    });
    type(named('whatsappNumber'), '+4');
    expect(form.$values.get().whatsappNumber).toBe('4');
  });

  it('have a country, whose code is seen, and are judged by it', async () => {
    const form = open(<ContactSection lang="en" />, { contactPhone: '5' });
    const country = named('phoneCountry');
    expect(country.getAttribute('aria-label')).toBe('Phone country code');
    expect([...country.querySelectorAll('option')].map(({ textContent }) => textContent)).toContain(
      '+84 Vietnam',
    );
    expect(country.parentElement?.parentElement?.textContent).toMatch(/\+84$/);
    choose(country, 'DE');
    expect(form.$values.get().phoneCountry).toBe('DE');
    expect(country.parentElement?.parentElement?.textContent).toMatch(/\+49$/);
    leave('phoneCountry');
    await until(() => errorOf('contactPhone')).toBe('Enter a valid phone number for the country you chose');
    choose(country, 'nowhere');
    expect(form.$values.get().phoneCountry).toBe('DE');
  });

  it.each([
    [
      'en',
      'Buyers call this number, or message it on Zalo.',
      'Then nobody can call you or message you on Zalo.',
    ],
    ['vi', 'Người mua gọi hoặc nhắn Zalo qua số này.', 'Khi ẩn, không ai gọi hay nhắn Zalo cho bạn được.'],
  ] as const)('say that they serve for Zalo too (%s)', async (lang, hint, hidden) => {
    open(<ContactSection lang={lang} />);
    await says(hint);
    await says(hidden);
  });

  it('are hidden from buyers, WhatsApp together with the phone that it is', async () => {
    const form = open(<ContactSection lang="en" />);
    const hide = await control(/^Hide my phone number from buyers/);
    const whatsapp = () => control(/^Hide my WhatsApp number from buyers/);
    expect([(await whatsapp()).checked, (await whatsapp()).disabled]).toEqual([false, false]);
    await tick(/^Hide my phone number from buyers/);
    expect(hide.checked).toBe(true);
    expect([(await whatsapp()).checked, (await whatsapp()).disabled]).toEqual([true, true]);
    await says("This is the same as your phone number, so it's hidden too.");
    type(named('whatsappNumber'), '0987654321');
    expect([(await whatsapp()).checked, (await whatsapp()).disabled]).toEqual([false, false]);
    expect(document.body.textContent).not.toContain("so it's hidden too");
    fireEvent.click(await whatsapp());
    expect(form.$values.get()).toMatchObject({ hidePhone: true, hideWhatsApp: true });
  });
});

describe('the place of a bike', () => {
  it('is one of the provinces, and one that is not there stays', async () => {
    const form = open(<ContactSection lang="vi" />, { location: 'Somewhere' });
    expect(named('location').value).toBe('Somewhere');
    fireEvent.click(named('location'));
    expect(hasButton('Somewhere')).toBe(true);
    type(named('location'), 'da nang');
    await press('Đà Nẵng');
    expect(form.$values.get().location).toBe('Da Nang');
    fireEvent.click(named('location'));
    await until(() => hasButton('Somewhere')).toBe(false);
  });

  it('is asked for when the field is left empty', async () => {
    const form = open(<ContactSection lang="en" />, { location: 'Da Nang' });
    await form.check('publish');
    type(named('location'), '');
    fireEvent.focusOut(named('location'));
    await until(() => errorOf('location')).toBe('Location is required');
  });

  it.each([
    ['Bà Rịa-Vũng Tàu', 'Ba Ria - Vung Tau'],
    ['Đà Nẵng, Việt Nam', 'Da Nang'],
    ['Da Nang City', 'Da Nang'],
    ['Qui Nhơn', 'Quy Nhon'],
    ['\u00d0à Nẵng', 'Da Nang'],
  ])('where the bike is may be written as %s, also by a browser that fills it in', (text, place) => {
    const form = open(<ContactSection lang="vi" />, { location: 'Ho Chi Minh City' });
    type(named('location'), text);
    expect(form.$values.get().location).toBe(place);
    leave('location');
    expect(form.$values.get().location).toBe(place);
  });

  it.each([
    ['vi', 'Không tìm thấy khu vực này. Hãy chọn tỉnh hoặc thành phố trong danh sách.'],
    ['en', "We don't know this place. Choose a city or province from the list."],
  ] as const)('a place that is not known stays as it was typed, and %s says so', async (lang, words) => {
    const form = open(<ContactSection lang={lang} />, { location: 'Ho Chi Minh City' });
    type(named('location'), 'Atlantis');
    leave('location');
    await until(() => errorOf('location')).toBe(words);
    expect(named('location').getAttribute('aria-invalid')).toBe('true');
    expect(named('location').value).toBe('Atlantis');
    expect(await form.check('publish')).toBe(false);
    expect(form.$problems.get().location).toBe('locationUnknown');
    expect(await form.check('draft')).toBe(false);
    type(named('location'), 'Huế');
    await until(() => named('location').getAttribute('aria-invalid')).toBeNull();
    expect(form.$values.get().location).toBe('Hue');
  });

  it('a place that is taken back with Escape is the earlier one', () => {
    const form = open(<ContactSection lang="en" />, { location: 'Da Nang' });
    type(named('location'), 'Hue');
    type(named('location'), 'Hue?!x');
    fireEvent.keyDown(named('location'), { key: 'Escape' });
    expect([form.$values.get().location, named('location').value]).toEqual(['Da Nang', 'Da Nang']);
  });
});

describe('the price of a bike', () => {
  it('that looks too low asks what was meant', async () => {
    const form = open(<PriceSection lang="en" />);
    expect(document.querySelectorAll('button')).toHaveLength(0);
    fireEvent.change(named('price'), { target: { value: '25000' } });
    await press(/^Did you mean 25,000,000/);
    expect(form.$values.get().price).toBe('25000000');
    await until(() => hasButton(/^Did you mean/)).toBe(false);
  });

  it('is converted at the rates of the day, which are said', async () => {
    put('rates/current', buildRates({ VND: 20_000 }));
    open(<PriceSection lang="en" />, { price: '' });
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
      const form = open(<PriceSection lang={lang} />, { price: '' });
      fireEvent.focusIn(named('price'));
      type(named('price'), typed);
      // Also where the rates come after the words.
      await until(() => form.$values.get().price).toBe('12500000');
      await says(`≈ ${dong}\u00a0₫`);
      leave('price');
      await until(() => named('price').value).toBe(dong);
      await says(`≈ ${dong}\u00a0₫`);
    },
  );

  it.each([
    ['price', '0', 'Price must be greater than 0'],
    ['price', '999999999999', /^Price must be at most [\d,]+ ₫$/],
  ])('that cannot be says so: %s %s', async (name, value, words) => {
    open(<PriceSection lang="en" />);
    fireEvent.change(named(name), { target: { value } });
    leave(name);
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
    open(<BasicSection lang="en" models={models} />, values);

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
    expect(document.body.textContent).not.toContain('filled in');
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
    leave('year');
    await until(() => errorOf('year')).toMatch(/^Year must be between \d{4} and \d{4}$/);
    expect(named('year').getAttribute('aria-invalid')).toBe('true');
    type(named('year'), '2021');
    await until(() => named('year').getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(named('mileage'), { target: { value: '12.500' } });
    expect(form.$values.get().mileage).toBe('12500');
    fireEvent.change(named('mileage'), { target: { value: '9999999999' } });
    leave('mileage');
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
