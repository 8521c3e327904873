import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
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
import { ContactSection } from './ContactSection.tsx';

describe('the numbers of a seller', () => {
  it('are digits, whatever is typed between them', () => {
    const form = openFields(<ContactSection lang="en" />);
    type(named('contactPhone'), '0912 345-678');
    expect(form.$values.get()).toMatchObject({ phoneCountry: 'VN', contactPhone: '0912345678' });
    type(named('contactPhone'), '1'.repeat(30));
    expect(form.$values.get().contactPhone).toBe('1'.repeat(18));
  });

  it('bring their country where a whole number is pasted', () => {
    const form = openFields(<ContactSection lang="en" />);
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
    const form = openFields(<ContactSection lang="en" />, { contactPhone: '5' });
    const country = named('phoneCountry');
    expect(country.getAttribute('aria-label')).toBe('Country calling code');
    expect([...country.querySelectorAll('option')].map(({ textContent }) => textContent)).toContain(
      '+84 Vietnam',
    );
    expect(country.parentElement?.parentElement?.textContent).toMatch(/\+84$/);
    choose(country, 'DE');
    expect(form.$values.get().phoneCountry).toBe('DE');
    expect(country.parentElement?.parentElement?.textContent).toMatch(/\+49$/);
    leaveField('phoneCountry');
    await until(() => errorOf('contactPhone')).toBe('Enter a valid phone number for the country you chose');
    choose(country, 'nowhere');
    expect(form.$values.get().phoneCountry).toBe('DE');
  });

  it.each([
    [
      'en',
      'Buyers will call this number or message it on Zalo.',
      'If you hide it, no one can call you or message you on Zalo.',
    ],
    ['vi', 'Người mua gọi hoặc nhắn Zalo qua số này.', 'Khi ẩn, không ai gọi hay nhắn Zalo cho bạn được.'],
  ] as const)('say that they serve for Zalo too (%s)', async (lang, hint, hidden) => {
    openFields(<ContactSection lang={lang} />);
    await says(hint);
    await says(hidden);
  });

  it('are hidden from buyers, WhatsApp together with the phone that it is', async () => {
    const form = openFields(<ContactSection lang="en" />);
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
    const form = openFields(<ContactSection lang="vi" />, { location: 'Somewhere' });
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
    const form = openFields(<ContactSection lang="en" />, { location: 'Da Nang' });
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
    const form = openFields(<ContactSection lang="vi" />, { location: 'Ho Chi Minh City' });
    type(named('location'), text);
    expect(form.$values.get().location).toBe(place);
    leaveField('location');
    expect(form.$values.get().location).toBe(place);
  });

  it.each([
    ['vi', 'Không tìm thấy khu vực này. Hãy chọn tỉnh hoặc thành phố trong danh sách.'],
    ['en', "We don't know this place. Choose a city or province from the list."],
  ] as const)('a place that is not known stays as it was typed, and %s says so', async (lang, words) => {
    const form = openFields(<ContactSection lang={lang} />, { location: 'Ho Chi Minh City' });
    type(named('location'), 'Atlantis');
    leaveField('location');
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
    const form = openFields(<ContactSection lang="en" />, { location: 'Da Nang' });
    type(named('location'), 'Hue');
    type(named('location'), 'Hue?!x');
    fireEvent.keyDown(named('location'), { key: 'Escape' });
    expect([form.$values.get().location, named('location').value]).toEqual(['Da Nang', 'Da Nang']);
  });
});
