import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { address, field, heading, openGrid, options, shown } from '../../../tests/inMemory/browseGrid.tsx';
import { press, says, type, until } from '../../../tests/inMemory/hands.ts';

// Tests have no workers.
vi.mock('./askCatalogue.ts', () => import('../../../tests/inMemory/memoryCatalogue.ts'));

describe('a search', () => {
  it('[S2.43] narrows the list once the typing pauses, in the address too, and says how many match', async () => {
    openGrid();
    type(field(), 'exciter');
    await until(heading).toBe('7 rides match');
    expect(address()).toBe('/?q=exciter');
    await until(() => shown().length).toBe(8);
    expect(document.querySelector('mark')?.textContent).toBe('Exciter');
  });

  it('has no empty row above its bikes', async () => {
    openGrid({ address: '/?q=exciter' });
    const rows = [...(document.querySelector('#rides')?.parentElement?.parentElement?.children ?? [])];
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((row) => row.innerHTML === '').map((row) => row.outerHTML)).toEqual([]);
  });

  it('finds the words of a description', async () => {
    openGrid();
    type(field(), 'cà vẹt');
    await until(shown).toEqual(['bike7']);
  });

  it('is emptied by its cross, which leaves the field ready', async () => {
    openGrid({ address: '/?q=exciter' });
    await press('Clear search');
    await until(address).toBe('/');
    expect([field().value, document.activeElement]).toEqual(['', field()]);
    await until(heading).toBe('15 rides available');
  });

  it('offers words with their number of bikes, chosen by arrows and Enter', async () => {
    openGrid();
    type(field(), 'hon');
    await until(() => options()[0]?.textContent).toMatch(/^Honda.*\d bikes$/);
    const [first, last] = [options()[0]?.id, options().at(-1)?.id];
    expect(field().getAttribute('aria-expanded')).toBe('true');
    const arrow = (key: string) => {
      expect(fireEvent.keyDown(field(), { key })).toBe(false);
      return field().getAttribute('aria-activedescendant');
    };
    expect([arrow('ArrowDown'), arrow('ArrowUp'), arrow('ArrowDown')]).toEqual([first, last, first]);
    const words = options()[0]?.querySelector('span')?.textContent ?? '';
    fireEvent.keyDown(field(), { key: 'Enter' });
    await until(() => field().value).toBe(words);
    await until(() => new URLSearchParams(location.search).get('q')).toBe(words);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('Escape closes what it offers and keeps the words; an arrow opens it again', async () => {
    openGrid();
    type(field(), 'hon');
    await until(() => options().length).toBeGreaterThan(0);
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    await until(() => field().getAttribute('aria-expanded')).toBe('false');
    expect(field().value).toBe('hon');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await until(() => field().getAttribute('aria-expanded')).toBe('true');
  });

  it('stays open while one types on, and closes with the press of Enter on no word', async () => {
    openGrid();
    type(field(), 'hon');
    await until(() => options().length).toBeGreaterThan(0);
    expect(fireEvent.keyDown(field(), { key: 'd' })).toBe(true);
    expect(options().length).toBeGreaterThan(0);
    expect(document.querySelector('[role="listbox"]')?.hasAttribute('hidden')).toBe(false);
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
    await until(() => field().getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelector('[role="listbox"]')?.hasAttribute('hidden')).toBe(true);
  });

  it('a word is chosen by a press, and says how many were offered', async () => {
    openGrid();
    type(field(), 'hon');
    await until(() => options().length).toBeGreaterThan(0);
    await says(new RegExp(`${options().length} options?`));
    const words = options()[0]?.querySelector('span')?.textContent ?? '';
    fireEvent.click(options()[0] as Element);
    await until(() => field().value).toBe(words);
    await until(options).toEqual([]);
  });

  it('shows what it recognized, each removable', async () => {
    openGrid();
    type(field(), 'honda dưới 20 triệu');
    await until(heading).toMatch(/^\d rides? match$/);
    const chip = () => document.querySelector('a[aria-label^="Remove filter: Price"]') as HTMLElement;
    await until(chip).not.toBeNull();
    expect(chip().textContent).toBe('Price: up to 20M');
    fireEvent.click(chip());
    await until(() => new URLSearchParams(location.search).get('q')).toBe('honda');
    await until(heading).toBe('8 rides match');
    await until(chip).toBeNull();
  });

  it('that is sent twice is one entry of the history', async () => {
    openGrid();
    const before = history.length;
    type(field(), 'wave');
    fireEvent.submit(field().form as HTMLFormElement);
    fireEvent.submit(field().form as HTMLFormElement);
    await until(heading).toBe('8 rides match');
    expect(history.length).toBe(before + 1);
  });

  it('leaves keys alone while an input method composes a word', async () => {
    openGrid();
    type(field(), 'hon');
    await until(() => options().length).toBeGreaterThan(0);
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(field().getAttribute('aria-activedescendant')).toBeNull();
  });

  it('is sent at once by Enter, without the blanks around it', async () => {
    openGrid();
    type(field(), '  wave ');
    fireEvent.submit(field().form as HTMLFormElement);
    expect(address()).toBe('/?q=wave');
    await until(heading).toBe('8 rides match');
  });
});
