import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';
import { shareKit } from '../../src/ownPaths.ts';
import { paths } from '../../src/paths.ts';
import { drawnSquares } from '../fixtures/drawnSquares.ts';
import { expect, test } from './browser.ts';
import { obstacles } from './obstacles.ts';
import { giveListing, pickOwn } from './ownListings.ts';
import { createMember, signIn } from './people.ts';
import { heldBy } from './tagOf.ts';

const longTitle = `${'Wm'.repeat(12)} ${'W'.repeat(34)}`;

type Corners = [left: number, top: number, right: number, bottom: number];

const sheets = async (page: Page) => {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: false })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length,
    sizes: boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]),
  };
};

const squares = async (page: Page, size: number) =>
  drawnSquares((await page.locator('.poster-code path').getAttribute('d')) ?? '', size);

const overflow = (page: Page) =>
  page.locator('.poster').evaluate((poster) => {
    const sheet = poster.getBoundingClientRect();
    const parts = [...poster.querySelectorAll(':scope > *, .poster-body *')].map((part) =>
      part.getBoundingClientRect(),
    );
    return Math.max(
      ...parts.map(({ bottom, right }) => Math.max(bottom - sheet.bottom, right - sheet.right)),
    );
  });

test('a seller prints a poster, whose code and address lead to the bike', {
  tag: '@full',
  annotation: heldBy('src/features/sharekit/ShareKit.island.test.tsx'),
}, async ({ page, request }) => {
  const member = await createMember('Poster Maker');
  const id = await giveListing(member, 'Wave Tờ Rơi');
  await signIn(page, 'vi', member.email, paths.myListings);
  await pickOwn(page.getByRole('article'), 'vi', 'shareKit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tờ rơi, ảnh và bài đăng');
  await expect(page.getByRole('button', { name: 'In', exact: true })).not.toHaveAttribute('aria-busy');

  expect(await obstacles(page)).toEqual([]);
  expect(await sheets(page)).toEqual({ pages: 1, sizes: [[595, 842]] });
  const typed = (await page.locator('.poster-address').textContent())?.trim() ?? '';
  expect(typed).toMatch(/^[\w.-]+\/b\/[0-9a-hjkmnp-tv-z]{9}$/);
  const { size, data } = encode(`https://${typed}`, { ecc: 'M', border: 0 });
  expect(await squares(page, size)).toEqual(
    data.map((row) => row.map((dark) => (dark ? '#' : ' ')).join('')),
  );
  const lead = await request.get(typed.slice(typed.indexOf('/')), {
    headers: { 'Accept-Language': 'vi' },
    maxRedirects: 0,
  });
  expect([lead.status(), lead.headers().location]).toEqual([302, `/vi/motorcycle/own-${id}`]);

  await page.getByText('A6, nhỏ gọn').click();
  await expect(page.locator('.poster[data-size=a6]')).toBeVisible();
  expect(await sheets(page)).toEqual({ pages: 1, sizes: [[298, 420]] });
});

test('a seller keeps pictures of a bike, and the longest name stays on them and on the poster', async ({
  page,
}) => {
  const member = await createMember('Picture Maker');
  const id = await giveListing(member, longTitle);
  await signIn(page, 'en', member.email, shareKit('en', id));
  await page.getByText('Show my phone number').click();
  await expect(page.locator('.poster-phone')).toBeVisible();
  for (const paper of ['A4 with tear-off strips', 'A6 card']) {
    await page.getByText(paper).click();
    expect(await overflow(page), paper).toBeLessThanOrEqual(1);
    expect((await sheets(page)).pages, paper).toBe(1);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('tab', { name: 'Picture' }).click();
  expect(await obstacles(page)).toEqual([]);
  for (const [shape, width, height] of [
    ['Square', 1080, 1080],
    ['Wide', 1200, 630],
  ] as const) {
    await page.getByText(shape, { exact: true }).click();
    const button = page.getByRole('button', { name: 'Download' });
    await expect(button).not.toHaveAttribute('aria-busy');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe(`own-${id}-${shape.toLowerCase()}-en.jpg`);
    const picture = sharp(readFileSync(await download.path()));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width, height });
    const area = async (...[left, top, right, bottom]: Corners) => {
      const cut = await picture
        .clone()
        .extract({ left, top, width: right - left, height: bottom - top })
        .toBuffer();
      const { channels } = await sharp(cut).stats();
      return channels.map(({ mean, stdev }) => ({ mean, stdev }));
    };
    // The whole photo (brown) covers a darkened copy, visible beside or above it. The text area has light
    // text on asphalt; its edges are empty.
    const [photo, rest]: [Corners, Corners] =
      shape === 'Square'
        ? [
            [160, 10, 920, 580],
            [0, 10, 130, 580],
          ]
        : [
            [10, 80, 670, 550],
            [10, 0, 670, 50],
          ];
    const [red] = await area(...photo);
    expect(red?.mean).toBeCloseTo(0x8a, -1);
    const [dark] = await area(...rest);
    expect(dark?.mean).toBeLessThan(0x50);
    const words: Corners = shape === 'Square' ? [56, 616, 1024, 1052] : [720, 36, 1160, 594];
    for (const { stdev } of await area(...words)) expect(stdev).toBeGreaterThan(20);
    for (const { stdev } of await area(width - 20, words[1], width, height)) expect(stdev).toBeLessThan(3);
    for (const { stdev } of await area(words[0], height - 16, width, height)) expect(stdev).toBeLessThan(3);
  }
});
