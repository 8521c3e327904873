import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { control, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import type { Bounds, RangeName } from '../../domain/search/bikeFilter.ts';
import { RangeField } from './RangeField.tsx';

const million = 1_000_000;
const ends = {
  cc: [50, 1_000],
  price: [0, 600 * million],
  year: [2019, 2022],
  mileage: [0, 100_000],
} as const;
const open = (name: RangeName, bounds: Bounds, { hydrated = false, lang = 'en' as 'en' | 'vi' } = {}) => {
  const onBounds = vi.fn();
  const show = (now: Bounds) => ({ lang, name, ends: ends[name], bounds: now, onBounds, hydrated });
  const page = openIsland(RangeField, show(bounds), { as: null });
  return {
    onBounds,
    change: (now: Bounds) => page.rerender(<RangeField {...show(now)} />),
    wake: () => page.rerender(<RangeField {...show(bounds)} hydrated />),
  };
};
const words = (list: Element) => [...list.querySelectorAll('option')].map(({ textContent }) => textContent);
const list = (name: string) => document.querySelector(`select[name="${name}"]`) as HTMLSelectElement;
const thumb = async (name: string) => {
  const find = () => document.querySelector<HTMLInputElement>(`input[type="range"][aria-label="${name}"]`);
  await until(find).not.toBeNull();
  return find() as HTMLInputElement;
};

it('[S2.39] is two lists as the page is built, each without the end at which it is open', () => {
  open('year', { from: null, to: null });
  expect(words(list('year_from'))).toEqual(['From', '2022', '2021', '2020']);
  expect(words(list('year_to'))).toEqual(['To', '2021', '2020', '2019']);
  expect(list('year_from').getAttribute('aria-label')).toBe('Year, from');
  expect(list('year_to').getAttribute('aria-label')).toBe('Year, to');
});

it('has sizes of engines and prices from small to large, with the bound that an address names among them', () => {
  open('cc', { from: 135, to: null });
  expect(words(list('cc_from'))).toEqual([
    'From',
    ...[110, 125, 135, 150, 175, 250, 300, 400, 500, 650, 800].map((cc) => `${cc}\u00a0cc`),
  ]);
  expect(list('cc_from').value).toBe('135');
  expect(words(list('cc_to'))).not.toContain('135\u00a0cc');
});

it('names prices by the million', () => {
  open('price', { from: null, to: 12 * million }, { lang: 'vi' });
  expect(words(list('price_to')).slice(1, 5)).toEqual(['5', '10', '12', '15'].map((n) => `${n}\u00a0tr`));
  expect(list('price_to').value).toBe('12000000');
});

it('changes one end and keeps the other; no choice opens it', () => {
  const { onBounds } = open('year', { from: 2020, to: 2021 });
  fireEvent.change(list('year_to'), { target: { value: '2020' } });
  expect(onBounds).toHaveBeenLastCalledWith({ from: 2020, to: 2020 });
  fireEvent.change(list('year_from'), { target: { value: '' } });
  expect(onBounds).toHaveBeenLastCalledWith({ from: null, to: 2021 });
});

it('never takes a list away that somebody is using', async () => {
  const { wake } = open('year', { from: null, to: null });
  fireEvent.focus(list('year_from'));
  wake();
  fireEvent.blur(list('year_from'), { relatedTarget: list('year_to') });
  expect(list('year_from')).not.toBeNull();
  fireEvent.blur(list('year_to'), { relatedTarget: document.body });
  await thumb('Year, from');
  expect(list('year_from')).toBeNull();
});

it('is a slider once scripts run, at the ends where it is open', async () => {
  const { onBounds, change } = open('year', { from: null, to: null }, { hydrated: true });
  const [from, to] = [await thumb('Year, from'), await thumb('Year, to')];
  expect([from.value, to.value]).toEqual(['2019', '2022']);
  expect([from.min, to.max]).toEqual(['2019', '2022']);
  fireEvent.keyDown(from, { key: 'ArrowRight' });
  expect(onBounds).toHaveBeenLastCalledWith({ from: 2020, to: null });
  change({ from: 2020, to: 2021 });
  expect([from.value, to.value]).toEqual(['2020', '2021']);
  fireEvent.keyDown(to, { key: 'ArrowRight' });
  expect(onBounds).toHaveBeenLastCalledWith({ from: 2020, to: null });
  change({ from: 1990, to: 2030 });
  expect([from.value, to.value]).toEqual(['2019', '2022']);
});

it('goes by ten for engines and by stops for prices, and says more where the scale ends', async () => {
  const { onBounds } = open('price', { from: 12 * million, to: null }, { hydrated: true });
  const [from, to] = [await thumb('Price, from'), await thumb('Price, to')];
  expect([from.value, from.getAttribute('aria-valuetext')]).toEqual(['24', '12M']);
  expect(to.getAttribute('aria-valuetext')).toBe('600M+');
  fireEvent.keyDown(from, { key: 'ArrowRight' });
  expect(onBounds).toHaveBeenLastCalledWith({ from: 12.5 * million, to: null });
});

it('has one press for a usual price, and another for any', async () => {
  const { onBounds, change } = open('price', { from: 10 * million, to: null }, { hydrated: true });
  await thumb('Price, from');
  const presets = () => [...document.querySelectorAll<HTMLElement>('button[aria-pressed]')];
  const pressed = () => presets().filter((one) => one.getAttribute('aria-pressed') === 'true').length;
  expect([presets().length, pressed()]).toEqual([6, 0]);
  fireEvent.click(presets()[1] as HTMLElement);
  expect(onBounds).toHaveBeenLastCalledWith({ from: 10 * million, to: 15 * million });
  change({ from: 10 * million, to: 15 * million });
  expect([pressed(), presets()[1]?.getAttribute('aria-pressed')]).toEqual([1, 'true']);
  fireEvent.click(presets()[1] as HTMLElement);
  expect(onBounds).toHaveBeenLastCalledWith({ from: null, to: null });
  expect(await control('Price, from')).toBeDefined();
});

it('of engines has a step of ten and no usual prices', async () => {
  const { onBounds } = open('cc', { from: null, to: null }, { hydrated: true });
  const from = await thumb('Engine size, from');
  fireEvent.keyDown(from, { key: 'ArrowRight' });
  expect(onBounds).toHaveBeenLastCalledWith({ from: 60, to: null });
  expect(document.querySelector('button[aria-pressed]')).toBeNull();
});
