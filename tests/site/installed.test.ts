import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../local/project.ts';
import { visit } from '../functions/suite.ts';

const file = (path: string) => inRoot('dist', 'client', path);
const read = (path: string) => readFileSync(file(path), 'utf8');

describe.each([
  ['en', '', ['Find a bike', 'Sell a bike', 'Messages', 'Liked bikes']],
  ['vi', '/vi', ['Tìm xe', 'Đăng bán xe', 'Tin nhắn', 'Xe yêu thích']],
])('the site on a home screen, in %s', (lang, prefix, names) => {
  const manifest = () => JSON.parse(read(`${prefix}/manifest.webmanifest`));

  it('is one app in either language, which every page of it names', () => {
    expect(manifest()).toMatchObject({ id: '/', scope: '/', lang, display: 'standalone' });
    expect(manifest().start_url).toBe(prefix || '/');
    for (const page of ['/terms.html', '/sell.html', '/phrases.html'])
      expect(read(prefix + page)).toContain(`<link rel="manifest" href="${prefix}/manifest.webmanifest">`);
  });

  it('has icons of the sizes that it says, one of which may be cut to any shape', async () => {
    const { icons } = manifest();
    for (const { src, sizes, type } of icons) {
      if (sizes === 'any') expect(existsSync(file(src))).toBe(true);
      else {
        const { width, height, format } = await sharp(file(src)).metadata();
        expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
      }
    }
    const [maskable, ...others] = icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable');
    expect(others).toEqual([]);
    // The corners are opaque, too: phones crop the icon to circles, drops or squares.
    const { isOpaque } = await sharp(file(maskable.src)).stats();
    expect(isOpaque).toBe(true);
  });

  it('offers four places that are there', async () => {
    const { shortcuts } = manifest();
    expect(shortcuts.map(({ name }: { name: string }) => name)).toEqual(names);
    for (const { name, url } of shortcuts) {
      expect(name.length).toBeLessThanOrEqual(12);
      expect((await visit(url)).status).toBe(200);
    }
  });

  it('takes photos that are shared; without a worker the form says that they did not arrive', async () => {
    const { action, method, params } = manifest().share_target;
    expect([action, method, params.files]).toEqual([
      `${prefix}/sell/shared`,
      'POST',
      [{ name: 'photos', accept: ['image/*'] }],
    ]);
    const body = new FormData();
    body.set('photos', new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    const sent = await visit(action, { method, body });
    expect([sent.status, sent.header('location')]).toEqual([303, `${prefix}/sell?shared=1`]);
    const looked = await visit(action);
    expect([looked.status, looked.header('location')]).toEqual([303, `${prefix}/sell`]);
  });
});
