import type { Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { localize, phrasesPath } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { obstacles } from './obstacles.ts';
import { heldBy, tagOf } from './tagOf.ts';

const texts = {
  en: {
    own: 'Why are you selling it?',
    other: 'Sao anh/chị lại bán xe ạ?',
    say: 'Read aloud',
    close: 'Close',
    noVoice: "This device has no Vietnamese voice, so it can't read this aloud.",
  },
  vi: {
    own: 'Sao anh/chị lại bán xe ạ?',
    other: 'Why are you selling it?',
    say: 'Đọc to',
    close: 'Đóng',
    noVoice: 'Thiết bị này không có giọng đọc tiếng Anh nên chưa đọc to được.',
  },
} as const;

type Stubbed = { spoken: string[]; arrive: () => void };
declare global {
  interface Window {
    stubbed: Stubbed;
  }
}

/** Simulates voices that load late: none until `arrive`, then these languages. */
const giveVoices = (page: Page, voices: readonly string[]) =>
  page.addInitScript((langs) => {
    let has: { lang: string }[] = [];
    const speech = new EventTarget();
    const spoken: string[] = [];
    Object.assign(speech, {
      getVoices: () => has,
      cancel: () => {},
      speak: (words: { lang: string; text: string }) => spoken.push(`${words.lang}: ${words.text}`),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        lang = '';
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    window.stubbed = {
      spoken,
      arrive: () => {
        has = langs.map((lang) => ({ lang }));
        speech.dispatchEvent(new Event('voiceschanged'));
      },
    };
  }, voices);

test.use({ viewport: { width: 360, height: 740 } });

for (const lang of languages) {
  const { own, other, say, close, noVoice } = texts[lang];
  const address = localize(lang, phrasesPath);
  const phrase = (page: Page) => page.getByRole('main').getByRole('button', { name: own });

  test(`a phrase fills the screen, by keyboard as well (${lang})`, tagOf(lang), async ({ page }) => {
    await giveVoices(page, []);
    await page.goto(address);
    await phrase(page).focus();
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: other });
    await expect(shown.getByText(other)).toHaveAttribute('lang', lang === 'en' ? 'vi' : 'en');
    await expect(shown.getByText(own)).toBeVisible();
    // The dialog fills the body's width, beside the space reserved for a scrollbar.
    const width = await page.evaluate(() => document.body.clientWidth);
    expect(await shown.boundingBox()).toEqual({ x: 0, y: 0, width, height: 740 });
    const over = await shown.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    await expect(shown.getByRole('button')).toHaveText([close]);
    await expect(shown.getByText(noVoice)).toBeVisible();
    expect(await obstacles(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(phrase(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shown).toBeVisible();
    await page.goBack();
    await expect(shown).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  test(`a voice that comes late reads the phrase in its language (${lang})`, async ({ page }) => {
    // Android separates languages and countries by an underscore.
    await giveVoices(page, ['fr-FR', lang === 'en' ? 'vi_VN' : 'en_GB']);
    await page.goto(address);
    await phrase(page).click();
    const shown = page.getByRole('dialog', { name: other });
    const read = shown.getByRole('button', { name: say });
    await expect(read).toBeHidden();
    await page.evaluate(() => window.stubbed.arrive());
    await expect(shown.getByText(noVoice)).toBeHidden();
    await read.click();
    const expected = lang === 'en' ? 'vi-VN: Sao anh chị lại bán xe ạ?' : 'en-GB: Why are you selling it?';
    expect(await page.evaluate(() => window.stubbed.spoken)).toEqual([expected]);
    await shown.getByRole('button', { name: close }).click();
    await expect(shown).toBeHidden();
  });

  test(`voices of other languages alone read nothing (${lang})`, async ({ page }) => {
    await giveVoices(page, ['fr-FR', lang === 'en' ? 'en-US' : 'vi-VN']);
    await page.goto(address);
    await phrase(page).click();
    await page.evaluate(() => window.stubbed.arrive());
    await expect(page.getByRole('dialog').getByRole('button', { name: say })).toBeHidden();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every phrase can be read', {
    tag: '@full',
    annotation: heldBy('tests/site/withoutScript.test.ts'),
  }, async ({ page }) => {
    await page.goto(phrasesPath);
    await expect(page.getByText(texts.en.own)).toBeVisible();
    await expect(page.getByText(texts.en.other)).toBeVisible();
  });
});
