import { isPrice, type PaperField } from '../../domain/papers/paperFields.ts';
import { formatDong, formatNumber } from '../../i18n/format.ts';
import { type Language, languageOf } from '../../i18n/languages.ts';
import { paperAmount, paperTexts } from '../../i18n/paperTexts.ts';
import { agreedKey, bikeKey } from '../../papersLink.ts';
import { loadBike } from './loadBike.ts';

/** With more typed characters, the sheets use smaller print. */
const denseFrom = 300;

/** Returns the price in the link; null if invalid, because anybody may have written the link. */
const agreedPrice = (hash: string): number | null => {
  const typed = new URLSearchParams(hash.slice(1)).get(agreedKey) ?? '';
  const price = /^\d{1,12}$/.test(typed) ? Number(typed) : null;
  return isPrice(price) ? price : null;
};

/** Fills the form with the bike in the address, and the printed sheets with the form's values. */
export const fillPapers = (form: HTMLFormElement): void => {
  const lang = languageOf(location.pathname);
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-field]')];
  const status = form.querySelector<HTMLElement>('[data-status]');
  const texts: Record<string, string> = JSON.parse(status?.dataset.texts ?? '{}');
  const say = (...keys: string[]) => {
    if (status) status.textContent = keys.join(' ');
  };
  const languageAt = (fill: Element): Language =>
    fill.closest('[lang]')?.getAttribute('lang') === 'en' ? 'en' : 'vi';

  const show = () => {
    const typed = Object.fromEntries(inputs.map(({ id, value }) => [id, value])) as Record<
      PaperField,
      string
    >;
    const printed = { en: paperTexts('en', typed), vi: paperTexts('vi', typed) };
    for (const fill of document.querySelectorAll<HTMLElement>('[data-fill]'))
      fill.textContent = printed[languageAt(fill)][fill.dataset.fill ?? ''] ?? '';
    const isDense = Object.values(typed).join('').length > denseFrom;
    for (const sheet of document.querySelectorAll('.sheet')) sheet.classList.toggle('dense', isDense);
  };
  /** Sets a field's default value, which a reset restores. Keeps typed text. */
  const prefill = (field: string, value: string) => {
    const input = inputs.find(({ id }) => id === field);
    if (!input) return;
    const isTyped = input.value !== input.defaultValue;
    const typed = input.value;
    input.defaultValue = value;
    input.value = isTyped ? typed : value;
  };
  const prefillBike = async (slug: string, agreed: number | null) => {
    say(texts.loading ?? '');
    const bike = await loadBike('vi', slug).catch(() => null);
    if (bike === undefined) return say();
    if (bike === null) return say(texts.notFilled ?? '');
    for (const [field, value] of Object.entries(bike.fields))
      prefill(field, field === 'mileage' ? formatNumber('vi', Number(value)) : value);
    if (agreed === null && bike.price !== null) prefill('price', formatNumber(lang, bike.price));
    const { make = '', model = '', year = '' } = bike.fields;
    const other = agreed !== null && bike.price !== null && agreed !== bike.price ? bike.price : null;
    say(
      (texts.filled ?? '').replace('{title}', () => `${make} ${model} ${year}`.trim()),
      other === null ? '' : (texts.otherPrice ?? '').replace('{price}', formatDong(lang, other)),
    );
    show();
  };

  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !/^(?:price|deposit)$/.test(target.id)) return;
    const amount = paperAmount(lang, target.value);
    if (amount !== null) target.value = formatNumber(lang, amount);
    show();
  });
  // The event fires before the fields are reset: `show` must run after that.
  form.addEventListener('reset', () => queueMicrotask(show));

  const agreed = agreedPrice(location.hash);
  if (agreed !== null) prefill('price', formatNumber(lang, agreed));
  const slug = new URLSearchParams(location.search).get(bikeKey);
  if (slug !== null) void prefillBike(slug, agreed);
  show();
};
