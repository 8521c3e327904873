import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { control, hasButton, named, says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import type * as List from './PhotoList.tsx';
import { SellForm } from './SellForm.tsx';

vi.mock('./RichEditor.tsx', () => Promise.reject(new Error('not here')));
// The photo list's code loads with the first photo; at first, this mock fails as if offline.
const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('./PhotoList.tsx', async (real) => {
  const parts = await real<typeof List>();
  return new Proxy(parts, {
    get: (all, name) => {
      if (!network.isThere && name === 'PhotoList') throw new Error('offline');
      return Reflect.get(all, name);
    },
  });
});

it('a photo that is chosen without a network leaves the form, and is shown once there is one', async () => {
  history.replaceState(null, '', '/vi/sell');
  openIsland(SellForm, { lang: 'vi', models: [] });
  await until(() => named('make')).toBeTruthy();
  const input = await control('Thêm ảnh');
  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], 'a.jpg');
  Object.defineProperty(input, 'files', { value: [photo], configurable: true });
  fireEvent.change(input);
  await says('Ảnh của bạn đã được giữ trên máy và sẽ hiện ra khi có mạng.');
  expect(named('make')).toBeTruthy();
  expect(hasButton('Đăng tin')).toBe(true);
  network.isThere = true;
  await until(() => {
    // Repeats the event: the page listens only after showing the failure.
    dispatchEvent(new Event('online'));
    return document.querySelectorAll('[data-photo]').length;
  }).toBe(1);
  expect(document.body.textContent).not.toContain('sẽ hiện ra khi có mạng');
});
