import { expect, it, vi } from 'vitest';

vi.mock('../papers/loadBike.ts', () => ({
  loadBike: async () => ({ fields: { engine: '3 kW' }, price: null, topSpeed: 70 }),
}));
vi.mock('../../firebase/rates.ts', () => ({ readRates: async () => null }));

it('a bike of 3 kW that does 70 km/h needs a licence, until another engine is typed', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  history.replaceState(null, '', '/costs?bike=dat-bike-weaver');
  const words = { 'needs.none': 'none', 'needs.A1': 'A1', yes: 'may', no: 'may not', filled: 'filled' };
  document.body.innerHTML = `<form data-costs='${JSON.stringify({ words, figures: {}, levels: [] })}'>
    <input data-field="engine"><input data-field="permit" value="none"><input data-field="held" value="other">
    <p data-out="needs"></p><p data-out="ride"></p><p data-out="status"></p></form>`;
  const text = (name: string) => document.querySelector(`[data-out=${name}]`)?.textContent;
  const { fillCosts } = await import('./fillCosts.ts');
  fillCosts(document.querySelector('form') as HTMLFormElement);
  await vi.waitFor(() => expect(text('status')).toBe('filled'));
  expect([text('needs'), text('ride')]).toEqual(['A1', 'may not']);
  const engine = document.querySelector('input') as HTMLInputElement;
  engine.value = '2 kW';
  engine.dispatchEvent(new Event('input', { bubbles: true }));
  expect([text('needs'), text('ride')]).toEqual(['none', '']);
});
