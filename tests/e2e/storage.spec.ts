import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { account } from '../../src/i18n/texts/account.ts';
import { feedback } from '../../src/i18n/texts/feedback.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { submitSignIn } from './accountForms.ts';
import { allowAgain } from './allowAgain.ts';
import { answerConsent } from './answerConsent.ts';
import { expect, test } from './browser.ts';
import { cards } from './grid.ts';
import { createMember, demo } from './people.ts';

const lang = 'vi';
const t = translate(lang, account);

type State = {
  name: string;
  prepare: () => void;
  keepsSession: boolean;
  tag: '@always' | '@full';
};

const states: State[] = [
  {
    name: 'full',
    keepsSession: false,
    tag: '@full',
    prepare: () => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
      IDBObjectStore.prototype.add = full;
    },
  },
  {
    name: 'blocked, as cookies are',
    keepsSession: false,
    tag: '@full',
    prepare: () => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get });
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    },
  },
  {
    name: 'without an IndexedDB that opens',
    keepsSession: true,
    tag: '@full',
    prepare: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'InvalidStateError');
      };
    },
  },
  {
    name: 'with an IndexedDB that never answers',
    keepsSession: true,
    tag: '@always',
    prepare: () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
  },
  {
    name: 'that installs no service worker',
    keepsSession: true,
    tag: '@full',
    prepare: () => {
      ServiceWorkerContainer.prototype.register = async () => {
        throw new TypeError('the script could not be had');
      };
    },
  },
];

const searches = async (page: Page) => {
  await page.goto(localize(lang, paths.home));
  await answerConsent(page, 'Từ chối');
  const field = page.getByRole('search').locator('[name=q]');
  await field.fill('wave');
  await field.press('Enter');
  await expect(cards(page).first().locator('mark').first()).toBeVisible();
};

const writes = async (page: Page) => {
  const t = translate(lang, feedback);
  await allowAgain('contact');
  await page.goto(localize(lang, paths.contact));
  await page.getByLabel(t('subject')).fill(`Storage ${randomUUID()}`);
  await page.getByLabel(t('message')).fill('Xin chào');
  await page.getByRole('button', { name: t('contact.send') }).click();
  await expect(page.getByText(t('contact.done'))).toBeVisible();
};

const sells = async (page: Page, { keepsSession }: State) => {
  const { email } = await createMember();
  await page.goto(localize(lang, paths.sell));
  await page.waitForURL((url) => url.pathname === localize(lang, paths.auth));
  await submitSignIn(page, lang, email, demo.password);
  if (!keepsSession) {
    await expect(page.getByText(t('failed.unkept.text'))).toBeVisible();
    return expect(new URL(page.url()).pathname).toBe(localize(lang, paths.auth));
  }
  await page.waitForURL((url) => url.pathname === localize(lang, paths.sell));
  const model = page.getByLabel(translate(lang, sell)('model'));
  await model.fill('Vision chính chủ');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('Vision chính chủ');
  await page.reload();
  await expect(model).toHaveValue('Vision chính chủ');
};

for (const state of states)
  test(`a browser ${state.name} searches, writes to the site and signs in, or says why it cannot stay signed in`, {
    tag: state.tag,
  }, async ({ page }) => {
    await page.addInitScript(state.prepare);
    await searches(page);
    await writes(page);
    await sells(page, state);
  });
