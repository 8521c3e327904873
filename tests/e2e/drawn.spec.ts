import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/paths.ts';
import { checkFolder, faultsIn } from '../fixtures/nuChecker.ts';
import { expect, test } from './browser.ts';
import { giveThread } from './giveThread.ts';
import { openThread } from './openThread.ts';
import { somePath } from './pages.ts';
import { createMember, signIn } from './people.ts';

// A bike that is no longer listed is refused.
test.use({ expected: [/403 \(Forbidden\).*batchGet/] });

test('pages are valid HTML once scripts have drawn them, and ask nobody but this site', async ({
  page,
  request,
}, info) => {
  const asked = new Set<string>();
  page.on('request', (one) => asked.add(new URL(one.url()).hostname));
  const folder = info.outputPath('drawn');
  mkdirSync(folder, { recursive: true });
  const member = await createMember('Reading Seller');
  await giveThread(member, `drawn-${member.id}`);
  await signIn(page, 'en', member.email, paths.profile);
  for (const path of [
    paths.home,
    await somePath(request),
    paths.buyingGuide,
    paths.sell,
    paths.messages,
    paths.alerts,
    paths.likedBikes,
    paths.myListings,
    paths.profile,
    paths.contact,
  ]) {
    await page.goto(path);
    if (path === paths.messages) await openThread(page, 'Wave');
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await page.keyboard.press('Tab');
    await expect(page.locator('main astro-island[ssr]:not([client=ask])')).toHaveCount(0);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    writeFileSync(join(folder, `${path.replaceAll('/', '_')}.html`), `<!doctype html>${html}`);
  }
  const faults = faultsIn(checkFolder(folder));
  expect(
    faults.map(({ url, message, extract }) => `${url?.split('/').at(-1)}: ${message} ${extract}`),
  ).toEqual([]);
  expect([...asked].filter((host) => !/^(?:localhost|127\.0\.0\.1)$/.test(host))).toEqual([]);
});
