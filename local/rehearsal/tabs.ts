import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { browse } from '../../src/i18n/texts/browse.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { signInPrompt } from '../../src/i18n/texts/signInPrompt.ts';
import { paths } from '../../src/paths.ts';
import { launchOptions } from '../testing/launchOptions.ts';
import { prepareBrowser } from '../testing/prepareBrowser.ts';
import type { Looked, Release } from './release.ts';

/** Tab opened while a release was live. */
export type Tab = { page: Page; release: Release; origin: string };
type Person = { context: BrowserContext; origin: string; close: () => Promise<void> };

/** A function's first response is slow on a busy machine. */
const timeoutMs = 90_000;

/** Opens a browser whose tabs share storage and service worker. Requests to other sites are blocked. */
export const openBrowser = async (origin: string): Promise<Person> => {
  const browser = await chromium.launch({ ...launchOptions(), executablePath: await prepareBrowser() });
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  context.setDefaultTimeout(timeoutMs);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  return { context, origin, close: () => browser.close() };
};

/** Waits for an element. @returns an empty list, or a message if the element is missing */
const seen = async (what: string, wanted: Locator): Promise<string[]> => {
  try {
    await wanted.waitFor({ state: 'attached' });
    return [];
  } catch (failure) {
    return [`${what}: ${String(failure).split('\n')[0]}`];
  }
};

const isOf = (page: Page, { name, sentence }: Release) =>
  seen(`${new URL(page.url()).pathname} of the ${name} build`, page.getByText(sentence));

const follow = async (page: Page, link: Locator, path: string): Promise<void> => {
  const arrives = page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  await Promise.all([arrives, link.click()]).catch((failure: unknown) => {
    throw new Error(`${path} does not come, the tab is at ${page.url()}: ${String(failure).split('\n')[0]}`);
  });
};

export const openTab = async ({ context, origin }: Person, release: Release): Promise<Tab> => ({
  page: await context.newPage(),
  release,
  origin,
});

/** Opens the home page and waits until its service worker is active. */
export const arrive = async ({ page, release, origin }: Tab): Promise<Looked[]> => {
  await page.goto(origin + paths.home);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  return [[`a tab opens home of the ${release.name} build`, await isOf(page, release)]];
};

const watch = (page: Page, origin: string) => {
  const complaints: string[] = [];
  const visits: string[] = [];
  const isOwn = (address: string) => address.startsWith(`${origin}/`);
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && isOwn(url)) complaints.push(`${message.text()} ${url}`);
  });
  page.on('response', (answer) => {
    if (isOwn(answer.url()) && answer.status() >= 400)
      complaints.push(`${answer.url()} answered ${answer.status()}`);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      visits.push(new URL(request.url()).pathname);
  });
  return { complaints, visits };
};

const search = async (page: Page): Promise<string[]> => {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  const list = page.locator('astro-island[component-url*="BrowseGrid"]:not([ssr])');
  const wakes = await seen('the list', list);
  const [make = ''] = (
    (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  ).split(' ');
  const field = page.locator('input[name=q]');
  await field.pressSequentially(make.slice(0, 3));
  const options = page.getByRole('listbox', { name: browse.suggestions.en }).getByRole('option');
  const suggests = await seen('a suggestion', options.filter({ hasText: make }).first());
  await field.fill('');
  return [...wakes, ...suggests];
};

const openBike = async (page: Page, live: Release): Promise<string[]> => {
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await follow(page, card, (await card.getAttribute('href')) ?? '');
  const isLive = await isOf(page, live);
  await page.getByRole('link', { name: conversations.contact.en }).first().click();
  const asks = await seen('the dialog', page.getByText(signInPrompt.contact.en));
  await page.keyboard.press('Escape');
  return [...isLive, ...asks];
};

const openGuide = async (page: Page, live: Release): Promise<string[]> => {
  await follow(page, page.locator(`footer a[href="${paths.buyingGuide}"]`), paths.buyingGuide);
  return isOf(page, live);
};

const step = (act: Promise<string[]>): Promise<string[]> =>
  act.catch((failure: unknown) => [String(failure).split('\n')[0] ?? '']);

/**
 * Uses an older tab: searches, opens a bike, contacts its seller, opens a guide. Pages after the first must
 * come from the live build.
 */
export const useTab = async ({ page, release, origin }: Tab, live: Release): Promise<Looked[]> => {
  const tab = `a tab of the ${release.name} build`;
  const { complaints, visits } = watch(page, origin);
  const looks: Looked[] = [
    [`${tab} is as it was left`, await isOf(page, release)],
    [`${tab} searches with its own scripts`, await step(search(page))],
    [`${tab} opens a bike of the build that is live, and its dialog`, await step(openBike(page, live))],
    [`${tab} goes on to a guide of the build that is live`, await step(openGuide(page, live))],
  ];
  return [
    ...looks,
    [`${tab} is never loaded again by itself`, visits.length === 2 ? [] : visits],
    [`${tab} asks for nothing that is gone`, complaints],
  ];
};
