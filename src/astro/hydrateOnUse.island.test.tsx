import { beforeEach, expect, it, vi } from 'vitest';
import { tellDrawn } from './drawn.ts';
import { hydrateOnUse } from './hydrateOnUse.ts';

const form = (id: string, words: string) =>
  `<section id="${id}"><button type="button">?</button><button type="submit">${words}</button></section>`;
const buttonOf = (section: string) => document.querySelector<HTMLElement>(`#${section} [type=submit]`);

let island: HTMLElement;
let arrive: () => void;
beforeEach(() => {
  document.body.innerHTML = `<astro-island prefix="r1" ssr>${form('sign-up', 'Sign up')}${form('sign-in', 'Sign in')}</astro-island>`;
  island = document.querySelector('astro-island') as HTMLElement;
  const { promise, resolve } = Promise.withResolvers<void>();
  arrive = resolve;
  const load = async () => {
    await promise;
    return async () => island.removeAttribute('ssr');
  };
  hydrateOnUse(load, island, () => true);
});
const settle = () => new Promise((resolve) => setTimeout(resolve));
const pressed = vi.fn<(button: string) => void>();
const listen = () => {
  pressed.mockClear();
  for (const button of island.querySelectorAll('button'))
    button.addEventListener('click', () =>
      pressed(button.closest('section')?.id + (button.textContent ?? '')),
    );
};

it('makes a press once React has drawn the island, and not before', async () => {
  listen();
  buttonOf('sign-in')?.click();
  arrive();
  await settle();
  tellDrawn('_r12R_0_');
  await settle();
  expect(pressed.mock.calls).toEqual([]);
  expect(buttonOf('sign-in')?.ariaBusy).toBe('true');
  tellDrawn('_r1R_0_');
  await settle();
  expect(pressed.mock.calls).toEqual([['sign-inSign in']]);
  buttonOf('sign-up')?.click();
  expect(pressed.mock.calls).toEqual([['sign-inSign in'], ['sign-upSign up']]);
});

it('makes it on the button that has taken the place of a translated one, though others are gone', async () => {
  arrive();
  await settle();
  buttonOf('sign-in')?.click();
  island.innerHTML = `${form('sign-in', 'Sign in')}<button>Google</button><button>Facebook</button>`;
  listen();
  tellDrawn('_r1r_0_');
  await settle();
  expect(pressed.mock.calls).toEqual([['sign-inSign in']]);
});

const point = (sign: string, at: HTMLElement | null = buttonOf('sign-in')) =>
  at?.dispatchEvent(new Event(sign, { bubbles: true }));
const drawAnew = async () => {
  island.innerHTML = form('sign-in', 'Sign in');
  listen();
  tellDrawn('_r1r_0_');
  await settle();
};

it('makes a press that began before the island was drawn anew and ends after, once', async () => {
  arrive();
  point('pointerdown');
  await drawAnew();
  expect(pressed.mock.calls).toEqual([]);
  point('pointerup');
  point('pointerup');
  expect(pressed.mock.calls).toEqual([['sign-inSign in']]);
});

it.each([
  ['on another element', 'pointerup'],
  ['as a scroll', 'pointercancel'],
])('makes none that ends %s, before or after the island is drawn anew', async (_, end) => {
  arrive();
  point('pointerdown');
  point(end, document.body);
  point('pointerdown');
  await drawAnew();
  point(end, document.body);
  point('pointerup');
  expect(pressed.mock.calls).toEqual([]);
});

it.each(['pointerup', 'pointercancel'])('makes no click of a touch that ended before: %s', async (end) => {
  arrive();
  point('pointerdown');
  point(end);
  await drawAnew();
  expect(pressed.mock.calls).toEqual([]);
});

it('leaves a press on a button that stays to the browser', async () => {
  listen();
  arrive();
  point('pointerdown');
  await settle();
  tellDrawn('_r1R_0_');
  await settle();
  point('pointerup');
  expect(pressed.mock.calls).toEqual([]);
});
