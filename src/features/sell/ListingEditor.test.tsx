import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { buildPhotos } from '../../../tests/fixtures/buildPhoto.ts';
import { buildVersion } from '../../../tests/fixtures/buildVersion.ts';
import type { Status } from '../../domain/listings/listingFields.ts';
import { emptyForm, type ListingForm } from '../../domain/selling/listingForm.ts';
import { listingWork } from '../../photos/listingWork.ts';
import { createPhotoQueue } from '../../photos/photoQueue.ts';
import { createForm } from './formStore.ts';
import { ListingEditor } from './ListingEditor.tsx';
import { PhotoList } from './PhotoList.tsx';

const storedPhotos = (count: number) =>
  buildPhotos(count, 'bike').map(({ image_url: address }) => ({
    key: address,
    address,
    stage: 'stored' as const,
  }));

type Scene = { form?: ListingForm; photos?: number; status?: Status | null; lang?: 'en' | 'vi' };

const show = ({ form = buildForm(), photos = 0, status = null, lang = 'en' }: Scene = {}) =>
  renderToStaticMarkup(
    <ListingEditor
      lang={lang}
      models={[]}
      start={{
        keptKey: 'key',
        id: 'bike',
        form: createForm(form),
        photos: storedPhotos(photos),
        stored: status && buildVersion({ status }),
        base: null,
        restored: false,
        attempted: false,
        like: null,
      }}
      onDiscard={() => undefined}
    />,
  );
const tagsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, tag]) => tag ?? '');
const headings = (html: string) => tagsOf(html, /<h2[^>]*>([^<]*)<\/h2>/g);
const inputs = (html: string) => tagsOf(html, /<input([^>]*)>/g);
const buttons = (html: string) =>
  [...html.matchAll(/<button([^>]*)>(?:<svg.*?<\/svg>)?(?:<span class="contents">)?([^<]*)/g)].map(
    ([, attributes = '', text = '']) => ({
      text,
      attributes,
    }),
  );
const save = (html: string) => buttons(html).filter(({ attributes }) => attributes.includes('type="submit"'));

describe('the form of a listing', () => {
  it.each([
    [
      'en',
      [
        'Photos',
        'Basic info',
        'Category and condition',
        'Location and contact',
        'What buyers ask',
        'Description',
        'Price',
      ],
    ],
    [
      'vi',
      [
        'Ảnh',
        'Thông tin cơ bản',
        'Loại xe và tình trạng',
        'Khu vực và liên hệ',
        'Người mua hay hỏi',
        'Mô tả',
        'Giá bán',
      ],
    ],
  ] as const)('[S2.69] begins with the photos, then has its sections in their order (%s)', (lang, titles) => {
    expect(headings(show({ lang }))).toEqual(titles);
  });

  it.each([
    ['en', '0 of 8 added'],
    ['vi', 'Đã có 0/8 ảnh'],
  ] as const)('shows the photos that buyers look for before any script (%s)', (lang, taken) => {
    const html = show({ lang });
    expect(tagsOf(html, /data-shot="(\w+)"/g)).toEqual([
      'left',
      'right',
      'front',
      'back',
      'odometer',
      'engine',
      'tyres',
      'papers',
    ]);
    expect(html).toContain(taken);
  });

  it('[S5.11] asks for transmission and fuel, and requires both', () => {
    for (const name of ['transmission', 'fuel'])
      expect(show()).toMatch(new RegExp(`<select[^>]*aria-required="true"[^>]*name="${name}"`));
  });

  it('[S1.10] takes a price in đồng alone', () => {
    const prices = inputs(show()).filter((input) => /name="price"/.test(input));
    expect(prices).toHaveLength(1);
    expect(prices[0]).not.toContain('readOnly');
    expect(show()).toContain('Price in VND');
  });

  it('[S2.72] [S5.21] [S5.22] converts it beside that: read-only, in whole dollars, pounds and euros', () => {
    const html = show({ form: buildForm({ price: '24000000' }) });
    const derived = inputs(html).filter((input) => /readOnly/i.test(input));
    expect(derived.map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual(['$1,000', '£790', '€920']);
    for (const input of derived) expect(input).not.toContain('name=');
    const empty = inputs(show({ form: emptyForm })).filter((input) => /readOnly/i.test(input));
    expect(empty.map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual(['', '', '']);
  });

  it('[S2.73] [S2.74] [S2.75] shows photos that can be dragged and moved with arrows, the main one first', () => {
    const queue = createPhotoQueue('bike', listingWork, storedPhotos(3));
    const html = renderToStaticMarkup(<PhotoList lang="en" queue={queue} photos={queue.$photos.get()} />);
    expect(tagsOf(html, /<li data-photo="([^"]*)" draggable="true"/g)).toEqual(
      buildPhotos(3, 'bike').map(({ image_url }) => image_url),
    );
    const arrows = buttons(html).filter(({ attributes }) => attributes.includes('data-step'));
    expect(arrows.map(({ attributes }) => /disabled=""/.test(attributes))).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(tagsOf(html, /(Main photo)/g)).toHaveLength(1);
    expect(html.indexOf('Main photo')).toBeLessThan(html.indexOf('alt="Photo 2"'));
  });
});

describe('the buttons that save', () => {
  it.each([
    [null, 'Create Listing'],
    ['draft', 'Publish Listing'],
    ['active', 'Update Listing'],
    ['paused', 'Update Listing'],
    ['sold', 'Update Listing'],
  ] as const)('[S2.79] [S2.80] [S2.81] of a listing that is %s: Save as Draft and %s', (status, label) => {
    const html = show({ status, photos: 1 });
    expect(buttons(html).some(({ text }) => text === 'Save as Draft')).toBe(true);
    expect(save(html).map(({ text }) => text)).toEqual([label]);
  });

  it.each([
    ['[S5.12]', { photos: 0 }, 'Please add at least one photo of your motorcycle'],
    [
      '[S5.13]',
      { photos: 1, form: buildForm({ price: '' }) },
      'Please set a valid price for your motorcycle',
    ],
    [
      '[S5.13]',
      { photos: 1, form: buildForm({ price: '0' }) },
      'Please set a valid price for your motorcycle',
    ],
  ] as const)('%s says beside the button why it is off', (_claim, scene, words) => {
    for (const status of [null, 'draft'] as const)
      expect(show({ ...scene, status })).toMatch(new RegExp(`role="status"[^>]*>${words}</p>`));
    expect(show({ photos: 1 })).not.toContain(words);
  });

  it.each([
    ['a photo and a price', { photos: 1 }, false],
    ['no photo', { photos: 0 }, true],
    ['no price', { photos: 1, form: buildForm({ price: '' }) }, true],
    ['a price of nothing', { photos: 1, form: buildForm({ price: '0' }) }, true],
    ['neither', { form: emptyForm }, true],
  ] as const)('[S5.14] with %s the one that publishes is off: %s', (_name, scene, off) => {
    for (const status of [null, 'draft'] as const) {
      const html = show({ ...scene, status });
      expect(/ disabled=""/.test(save(html)[0]?.attributes ?? '')).toBe(off);
      const draft = buttons(html).find(({ text }) => text === 'Save as Draft');
      expect(draft?.attributes).not.toContain(' disabled=""');
    }
  });
});
