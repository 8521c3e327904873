import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { bikes, openGrid } from '../../../tests/inMemory/browseGrid.tsx';
import { press, until } from '../../../tests/inMemory/hands.ts';

vi.mock('./askCatalogue.ts', () => import('../../../tests/inMemory/memoryCatalogue.ts'));

const toggles = () => screen.queryAllByRole<HTMLButtonElement>('button', { name: /^Compare: / });
const pressed = () => toggles().filter((one) => one.getAttribute('aria-pressed') === 'true').length;
const choose = async (index: number) => {
  await until(() => toggles().length).toBeGreaterThan(index);
  toggles()[index]?.click();
};
const way = () => screen.queryByRole('link', { name: 'Compare bikes' })?.getAttribute('href');
const notice = () => screen.queryByText(/ticked/)?.textContent;

describe('bikes of the list', () => {
  it('are chosen on their cards and compared, four at most, also from earlier pages', async () => {
    const { unmount } = openGrid();
    await choose(0);
    await until(notice).toBe('1 bike ticked. Tick at least one more to compare.');
    expect(way()).toBeUndefined();
    await choose(1);
    await until(way).toBe('/compare?bikes=bike-15,bike-14');
    unmount();
    openGrid({ address: '/?make=Honda' });
    await until(pressed).toBe(2);
    await choose(2);
    await choose(3);
    await until(notice).toBe("4 bikes ticked. That's the most you can compare.");
    expect(toggles().filter(({ disabled }) => disabled)).toHaveLength(toggles().length - 4);
    await choose(0);
    await until(way).toBe('/compare?bikes=bike-14,bike-13,bike-12');
    await press('Clear');
    await until(notice).toBeUndefined();
    expect([pressed(), sessionStorage.getItem('compared')]).toEqual([0, '']);
  });

  it('that are sold cannot be chosen, and invalid stored values are ignored', async () => {
    sessionStorage.setItem('compared', '"><img src=x>,../evil,bike-15,bike-15,a,b,c,d,e');
    openGrid({ cards: bikes.slice(0, 8) });
    await until(way).toBe('/compare?bikes=bike-15,a,b,c');
    expect([toggles().length, document.querySelectorAll('article').length]).toEqual([7, 8]);
  });
});
