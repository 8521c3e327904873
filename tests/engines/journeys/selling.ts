import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { listingSlug } from '../../../src/domain/listings/slug.ts';
import { emailsTo, linkIn } from '../../fixtures/emails.ts';
import { createMember, newAddress } from '../../fixtures/members.ts';
import { photoWithPlace } from '../../fixtures/photoWithPlace.ts';
import { emptyFolder } from '../program.ts';
import type { Visitor } from '../visitor.ts';
import { button, isDrawn, link, openAs } from './scene.ts';

export const signUp = async (visitor: Visitor) => {
  const email = newAddress();
  await visitor.open('/robots.txt');
  await visitor.ask('store', {});
  await visitor.open('/vi/auth?redirect=/vi/profile');
  await visitor.press({ ...link('Đăng ký'), within: { role: 'main' } });
  const form = { role: 'form', name: 'Đăng ký' };
  await visitor.fill({ css: '[name=fullName]', within: form }, 'Trần Thị Đào');
  await visitor.fill({ css: '[name=email]', within: form }, email);
  await visitor.fill({ css: '[name=password]', within: form }, 'xe may cua toi');
  await visitor.fill({ css: '[name=confirmPassword]', within: form }, 'xe may cua toi');
  await visitor.press({ ...button('Đăng ký'), within: form });
  await visitor.arrivesAt('/vi/confirm-email');
  await visitor.reads(email);

  let address = '';
  await visitor.until('the email has come', async () => {
    const [letter] = await emailsTo(email);
    if (letter) address = linkIn(letter);
    return letter !== undefined;
  });
  await visitor.open(address);
  const profile = { role: 'textbox', name: 'Họ và tên' };
  await visitor.until('the address is confirmed', async () => {
    // Some links only open a page with a confirmation button.
    const point = await visitor.ask('reach', button('Xác nhận*'));
    if (typeof point !== 'string') await visitor.press(button('Xác nhận*'));
    return (await visitor.ask('held', profile)) === 'Trần Thị Đào';
  });
};

export const sell = async (visitor: Visitor) => {
  const model = `Wave ${randomUUID().slice(0, 8)}`;
  const wanted = { make: 'Honda', model, year: 2021, location: 'Da Nang' };
  const { folder, remove } = emptyFolder('photos');
  onTestFinished(remove);
  const photos = await Promise.all(
    ['front', 'back'].map(async (name) => {
      const file = join(folder, `${name}.jpg`);
      await writeFile(file, await photoWithPlace(1600, 1200));
      return file;
    }),
  );
  const seller = await createMember('Engine Seller');
  await openAs(visitor, seller, '/sell');

  await visitor.choose({ role: 'combobox', name: 'Make' }, wanted.make);
  const write = (name: string, text: string) => visitor.fill({ css: `[name=${name}]` }, text);
  await write('model', model);
  await write('year', '2021');
  await write('mileage', '12500');
  await write('engine', '110cc');
  await visitor.choose({ css: '[name=category]' }, 'Underbone');
  await visitor.choose({ css: '[name=condition]' }, 'Good');
  await visitor.choose({ css: '[name=transmission]' }, 'Semi-automatic (gears, no clutch lever)');
  await visitor.choose({ css: '[name=fuel]' }, 'Petrol');
  await visitor.fill({ role: 'combobox', name: 'Location' }, 'da nang');
  await visitor.press({ role: 'option', name: 'Da Nang*' });
  await write('contactPhone', '0912345678');
  await visitor.fill({ role: 'textbox', name: 'Description' }, 'Máy êm, chính chủ. One careful owner.');
  await write('price', '18500000');

  await visitor.attach(...photos);
  await visitor.until('both photos are ready', async () => {
    const ready = await visitor.ask('texts', { css: '[data-stage=ready]' });
    return ready.length === 2;
  });
  await visitor.press(button('Create Listing'));
  await visitor.arrivesAt('/my-listings');
  await visitor.reads('Listing created successfully!');

  const path = `/motorcycle/${listingSlug(wanted, new Date())}`;
  await isDrawn(visitor, path, model);
  await visitor.open(path);
  await visitor.reads('18,500,000');
  await visitor.reads('Máy êm, chính chủ. One careful owner.');
  await visitor.finds({ css: '[data-counter]' }, '1 / 2');
  expect(await visitor.ask('says', '0912345678')).toBe(false);
};
