import { expect } from 'vitest';
import type { Visitor } from '../visitor.ts';
import { button, card, dialog, link } from './scene.ts';

const counter = { css: '[data-counter]' };
const viewer = { css: '.pswp' };
const position = { css: '.pswp__counter', within: viewer };
const prices = { css: 'article p > :first-child' };

const digits = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** Searches for a Honda on the home page, whose header marks it. */
const search = async (visitor: Visitor) => {
  await visitor.open('/robots.txt');
  await visitor.ask('store', {});
  await visitor.open('/');
  const buy = { ...link('Buy'), within: { role: 'banner' } };
  expect(await visitor.ask('attributesOf', buy, 'aria-current')).toEqual(['page']);
  expect(await visitor.ask('styleOf', buy, 'text-decoration-line')).toBe('underline');
  expect(await visitor.ask('styleOf', buy, 'text-decoration-thickness')).toBe('2px');
  await visitor.fill({ role: 'combobox', name: 'Search bikes' }, 'honda');
  await visitor.sees({ role: 'option', name: 'Honda*' });
  await visitor.presses('enter');
  await visitor.arrives('/?q=honda');
  await visitor.until('every card is of a Honda', async () => {
    const found = await visitor.ask('texts', card);
    return found.length > 0 && found.every((text) => text.includes('Honda'));
  });
};

/** Turns the photos of the bike on the page. */
const turnPhotos = async (visitor: Visitor) => {
  await visitor.sees({ css: '[data-gallery][data-live]' });
  const [total = 0] = (await visitor.ask('texts', counter)).map((text) => Number(text.split('/')[1]));
  expect(total).toBeGreaterThan(1);
  await visitor.press(button('Next photo'));
  await visitor.finds(counter, `2 / ${total}`);
  await visitor.press(button('Previous photo'));
  await visitor.finds(counter, `1 / ${total}`);
  return total;
};

const openFirstBike = async (visitor: Visitor) => {
  const first = { css: 'h3 a', within: card };
  const [path = ''] = await visitor.ask('attributesOf', first, 'href');
  const [name = ''] = await visitor.ask('texts', first);
  await visitor.press(first);
  await visitor.arrives(path);
  const title = { role: 'heading', css: 'h1' };
  await visitor.sees(title);
  expect((await visitor.ask('texts', title))[0]).toContain(name);
};

/** The short journey: to a bike by searching, and through its photos. */
export const findBike = async (visitor: Visitor) => {
  await search(visitor);
  await openFirstBike(visitor);
  await turnPhotos(visitor);
};

/** Filters, an order, more bikes by scrolling, a bike far down and back to its card. */
export const browse = async (visitor: Visitor) => {
  await visitor.open('/');
  await visitor.press(button('Filters*'));
  const sheet = { ...dialog, name: 'Filter bikes' };
  await visitor.choose({ role: 'combobox', name: 'Transmission', within: sheet }, 'Automatic');
  await visitor.press({ ...button('Show*'), within: sheet });
  await visitor.arrives('/?transmission=automatic');
  await visitor.press(link('Remove filter: Automatic'));
  await visitor.arrives('/');

  await visitor.press(button('Sort'));
  await visitor.press({ role: 'radio', name: 'Price Low to High' });
  await visitor.arrives('/?sort=cheapest');
  await visitor.until('the cheapest come first', async () => {
    const found = (await visitor.ask('texts', prices)).map(digits);
    return found.length > 10 && found.join() === found.toSorted((a, b) => a - b).join();
  });
  await visitor.until('more bikes come by scrolling', async () => {
    await visitor.ask('scrollToEnd');
    return (await visitor.ask('texts', card)).length > 36;
  });

  const paths = await visitor.ask('attributesOf', { css: 'article h3 a' }, 'href');
  const far = { css: `h3 a[href="${paths[29]}"]` };
  await visitor.press(far);
  await visitor.arrives(paths[29] ?? '');
  await visitor.ask('goBack');
  await visitor.arrives('/?sort=cheapest');
  await visitor.until('the card is back where it was', async () => {
    const top = await visitor.ask('topOf', far);
    return top !== null && top > 0 && top < 800 && visitor.ask('hasFocus', far);
  });
};

/** Photos in the page and large, by buttons and keys. */
export const lookAtPhotos = async (visitor: Visitor) => {
  await visitor.open('/?sort=dearest');
  await openFirstBike(visitor);
  const total = await turnPhotos(visitor);
  await visitor.press(button('Full screen'));
  await visitor.finds(position, `1 / ${total}`);
  await visitor.press({ ...button('Next photo'), within: viewer });
  await visitor.finds(position, `2 / ${total}`);
  await visitor.presses('right');
  await visitor.finds(position, `${total === 2 ? 1 : 3} / ${total}`);
  await visitor.presses('escape');
  await visitor.misses(viewer);
  await visitor.finds(counter, `${total === 2 ? 1 : 3} / ${total}`);
};
