import { afterEach, expect, it, vi } from 'vitest';
import { refuse } from '../../../tests/inMemory/browserFirestore.ts';
import { control, hasButton, notices, press, says, until } from '../../../tests/inMemory/hands.ts';
import { chooseFile, openStock, stock } from '../../../tests/inMemory/stockPage.tsx';
import { $notices } from '../../ui/notify.ts';

afterEach(() => vi.restoreAllMocks());

const { uploadPhotos } = vi.hoisted(() => ({ uploadPhotos: vi.fn() }));
vi.mock('./uploadPhotos.ts', () => ({ uploadPhotos }));

it('photos are sorted by their names before anything is sent, also for people of the shop', async () => {
  openStock('en', 'stock');
  await press('Photos');
  const files = ['A2-1.jpg', 'A2-2.jpg', 'Z9-1.jpg'].map((name) => new File(['x'], name));
  chooseFile(await control('Photos or a ZIP file'), files);
  await says('2 photos. Bikes: 1');
  await says('Z9-1.jpg no bike has this stock number');
  expect(stock.acts).toEqual([]);
});

it('photos that could not be read, uploaded or saved stay chosen, and the page says so', async () => {
  openStock();
  await press('Photos');
  const input = await control('Photos or a ZIP file');
  const unreadable = Object.defineProperty(new File(['x'], 'A2-1.jpg'), 'name', {
    get: () => {
      throw new Error('unreadable');
    },
  });
  chooseFile(input, [unreadable]);
  await notices("That didn't work");
  await until(() => document.body.textContent).not.toContain('Reading…');
  chooseFile(input, [new File(['x'], 'A2-1.jpg')]);
  const uploaded = { bikes: [{ id: 'idA2', photos: ['/photos/idA2/1'] }], problems: [] };
  stock.answer = () => refuse('PERMISSION_DENIED');
  const offline = () => Promise.reject(new Error('offline'));
  for (const outcome of [offline, async () => uploaded]) {
    $notices.set([]);
    uploadPhotos.mockImplementationOnce(outcome);
    await press('Upload photos');
    await notices("That didn't work");
    await until(() => hasButton('Upload photos')).toBe(true);
    await says('1 photo. Bikes: 1');
  }
  stock.answer = () => ({ done: 1, refused: [] });
  uploadPhotos.mockResolvedValueOnce(uploaded);
  await press('Upload photos');
  await notices('1 bike has new photos');
  await until(() => document.querySelector('button[aria-busy]')).toBe(null);
  expect(hasButton('Upload photos')).toBe(false);
  expect(stock.acts).toHaveLength(2);
});
