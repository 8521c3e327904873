import { expect } from 'vitest';
import { Published } from '../../../src/domain/listings/listing.schema.ts';
import { store } from '../../fixtures/members.ts';
import type { Visitor } from '../visitor.ts';
import { button, card, dialog, link } from './scene.ts';

const counter = { css: '[data-counter]' };
const viewer = { css: '.pswp' };
const position = { css: '.pswp__counter', within: viewer };
const prices = { css: 'article p > .font-bold' };

const digits = (text: string) => Number(text.replaceAll(/\D/g, ''));

const seededBike = async () => {
  const { docs } = await store().collection('motorcycles').where('status', '==', 'active').get();
  const bike = docs
    .map((one) => Published.safeParse(one.data()).data)
    .find((one) => one !== undefined && one.images.length > 2);
  if (!bike) throw new Error('no bike of the seed has three photos');
  return bike;
};

const search = async (visitor: Visitor, { make, model, slug }: Published) => {
  await visitor.open('/robots.txt');
  await visitor.ask('store', {});
  await visitor.open('/');
  const buy = { ...link('Buy'), within: { role: 'banner' } };
  expect(await visitor.ask('attributesOf', buy, 'aria-current')).toEqual(['page']);
  expect(await visitor.ask('styleOf', buy, 'text-decoration-line')).toBe('underline');
  expect(await visitor.ask('styleOf', buy, 'text-decoration-thickness')).toBe('2px');
  await visitor.press({ css: 'input[name=q]' });
  await visitor.hydrated('BrowseGrid');
  await visitor.type(make);
  await visitor.sees({ role: 'option', name: `${make}*` });
  await visitor.type(` ${model}`);
  await visitor.presses('enter');
  await visitor.arrives(`/?${new URLSearchParams({ q: `${make} ${model}` })}`);
  await visitor.until(`every card is of a ${make}`, async () => {
    const words = await visitor.ask('texts', card);
    return words.length > 0 && words.every((text) => text.includes(make));
  });
  await visitor.press({ css: `h3 a[href="/motorcycle/${slug}"]` });
  await visitor.arrives(`/motorcycle/${slug}`);
};

const turnPhotos = async (visitor: Visitor, total: number) => {
  await visitor.sees({ css: '[data-gallery][data-live]' });
  await visitor.finds(counter, `1 / ${total}`);
  await visitor.press(button('Next photo'));
  await visitor.finds(counter, `2 / ${total}`);
  await visitor.press(button('Previous photo'));
  await visitor.finds(counter, `1 / ${total}`);
};

/** `npm test` runs only this journey. */
export const findBike = async (visitor: Visitor) => {
  const bike = await seededBike();
  await search(visitor, bike);
  await turnPhotos(visitor, bike.images.length);
};

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
    const amounts = (await visitor.ask('texts', prices)).map(digits);
    return amounts.length > 10 && amounts.join() === amounts.toSorted((a, b) => a - b).join();
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

export const lookAtPhotos = async (visitor: Visitor) => {
  const { slug, images } = await seededBike();
  await visitor.open(`/motorcycle/${slug}`);
  await visitor.sees({ css: '[data-gallery][data-live]' });
  await visitor.press(button('Full screen'));
  await visitor.finds(position, `1 / ${images.length}`);
  await visitor.press({ ...button('Next photo'), within: viewer });
  await visitor.finds(position, `2 / ${images.length}`);
  await visitor.presses('right');
  await visitor.finds(position, `3 / ${images.length}`);
  await visitor.presses('escape');
  await visitor.misses(viewer);
  await visitor.finds(counter, `3 / ${images.length}`);
};
