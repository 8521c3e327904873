import { afterEach, expect, it, vi } from 'vitest';
import { follow, link, says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { NearMe } from './NearMe.tsx';

const followed = vi.fn();
/** `where`: the browser's position; null: the browser refuses it. */
const open = (where: readonly [number, number] | null, lang: 'en' | 'vi' = 'en') => {
  const getCurrentPosition = vi.fn((resolve: PositionCallback, reject: PositionErrorCallback) =>
    where
      ? resolve({ coords: { latitude: where[0], longitude: where[1] } } as GeolocationPosition)
      : reject({ code: 1 } as GeolocationPositionError),
  );
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
    getCurrentPosition: getCurrentPosition,
  } as unknown as Geolocation);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<ul id="provinces"><li><a href="#da-nang" data-province="Da Nang">Da Nang</a></li><li><a href="#hanoi" data-province="Hanoi">Hanoi</a></li></ul>',
  );
  for (const one of document.querySelectorAll('[data-province]'))
    one.addEventListener('click', () => followed(one.textContent));
  openIsland(NearMe, { lang, list: '#provinces' }, { as: null });
  return getCurrentPosition;
};
afterEach(() => {
  document.querySelector('#provinces')?.remove();
  followed.mockReset();
  vi.restoreAllMocks();
});

it("the press that loads it leads to the visitor's province, by its current name", async () => {
  const getCurrentPosition = open([15.88, 108.33]);
  await until(() => followed.mock.calls).toEqual([['Da Nang']]);
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  expect(getCurrentPosition.mock.calls[0]?.at(2)).toEqual({ timeout: 15_000, maximumAge: 600_000 });
});

it('says that the position is unknown, and asks again at the next press', async () => {
  const getCurrentPosition = open(null, 'vi');
  await says('Trình duyệt không cho biết vị trí của bạn.');
  expect(await follow('Xe gần tôi')).toBe(false);
  await until(() => getCurrentPosition.mock.calls.length).toBe(2);
  expect(followed).not.toHaveBeenCalled();
});

it('does nothing from another country', async () => {
  open([13.75, 100.5]);
  await says('You seem to be outside Vietnam.');
  expect(followed).not.toHaveBeenCalled();
  expect((await link('Bikes near me')).getAttribute('href')).toBe('#provinces');
});
