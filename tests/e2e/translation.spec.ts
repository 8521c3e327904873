import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import type { Language } from '../../src/i18n/languages.ts';
import { paths } from '../../src/paths.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { expect, test } from './browser.ts';
import { giveThread } from './giveThread.ts';
import { obstacles } from './obstacles.ts';
import { openThread } from './openThread.ts';
import { createMember, signIn, store } from './people.ts';
import { openBike, sellBike } from './sellBike.ts';
import { heldBy, tagOf } from './tagOf.ts';

test.use({ viewport: { width: 360, height: 740 } });

type Behaviour = 'answers' | 'waits' | 'fails' | 'html' | 'unavailable' | 'missing';

/** Simulates the browser's translator; `release` resolves a pending translation. Sends no requests. */
const translator = (page: Page, behaviour: Behaviour) =>
  page.addInitScript((how) => {
    if (how === 'missing') {
      Reflect.deleteProperty(self, 'Translator');
      return;
    }
    const gate = Promise.withResolvers<void>();
    Object.assign(self, {
      release: gate.resolve,
      created: 0,
      Translator: {
        availability: async () => (how === 'unavailable' ? how : 'downloadable'),
        create: async ({
          targetLanguage,
          monitor,
        }: {
          targetLanguage: string;
          monitor: (target: EventTarget) => void;
        }) => {
          Reflect.set(self, 'created', Number(Reflect.get(self, 'created')) + 1);
          const target = new EventTarget();
          monitor(target);
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.42 }));
          if (how === 'fails') throw new DOMException('no', 'UnknownError');
          if (how === 'waits') await gate.promise;
          return {
            translate: async (text: string) =>
              how === 'html' ? '<img src=x onerror="alert(1)">' : `[${targetLanguage}] ${text}`,
          };
        },
      },
    });
  }, behaviour);

const words = {
  en: {
    written: 'Written in Vietnamese.',
    translate: 'Translate',
    percent: 'Downloading the language pack: 42%',
    cancel: 'Cancel',
    translated: 'Translated by your browser',
    original: 'Show original',
    again: 'Show translation',
    failed: "The translation didn't work. This is the original.",
    description: '<p>Xe chính chủ, máy êm.</p><p>Gọi <b>trước</b> khi tới.</p><p>Good condition</p>',
    paragraphs: ['[en] Xe chính chủ, máy êm.', '[en] Gọi [en] trước [en] khi tới.', 'Good condition'],
    own: ['Xe chính chủ, máy êm.', 'Gọi trước khi tới.', 'Good condition'],
    theirs: 'xe con khong ban',
    from: 'vi',
  },
  vi: {
    written: 'Tin viết bằng tiếng Anh.',
    translate: 'Dịch',
    percent: 'Đang tải gói ngôn ngữ: 42%',
    cancel: 'Hủy',
    translated: 'Do trình duyệt của bạn dịch',
    original: 'Xem bản gốc',
    again: 'Xem bản dịch',
    failed: 'Chưa dịch được. Đây là bản gốc.',
    description: '<p>One owner, runs great.</p><p>Please <b>call</b> before you come.</p><p>Máy êm</p>',
    paragraphs: ['[vi] One owner, runs great.', '[vi] Please [vi] call [vi] before you come.', 'Máy êm'],
    own: ['One owner, runs great.', 'Please call before you come.', 'Máy êm'],
    theirs: 'Is it still for sale?',
    from: 'en',
  },
} as const;

const press = (area: Page | Locator, name: string) => area.getByRole('button', { name, exact: true }).click();

const openForeign = async (page: Page, lang: Language, behaviour: Behaviour) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  await translator(page, behaviour);
  const { description } = words[lang];
  const features = lang === 'en' ? ['Mâm đúc kiểng lạ'] : ['Very rare wheels'];
  await openBike(page, lang, await sellBike(await createMember('Foreign Seller'), { description, features }));
  const section = page.getByRole('region', { name: lang === 'en' ? 'Description' : 'Mô tả' });
  await section.scrollIntoViewIfNeeded();
  return section;
};

const stored = {
  en: {
    machine: 'Machine-translated from Vietnamese (Google Translate).',
    also: "The seller's text in Vietnamese",
    html: '<p>Owner in the papers, smooth engine.</p>',
    lang: 'en-x-mtfrom-vi',
  },
  vi: {
    machine: 'Dịch máy từ tiếng Anh (Google Dịch).',
    also: 'Bản tiếng Anh của người bán',
    html: '<p>Một chủ, xe chạy tốt.</p>',
    lang: 'vi-x-mtfrom-en',
  },
} as const;
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

for (const lang of ['en', 'vi'] as const) {
  const say = words[lang];

  test(`[S2.100] the seller's own text is read in its language, the other one a press away, without script (${lang})`, {
    tag: '@full',
    annotation: heldBy('tests/site/bike.test.ts'),
  }, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const other_description = stored[lang].html;
    const bike = await sellBike(await createMember('Both'), {
      description: say.description,
      other_description,
    });
    await openBike(page, lang, bike);
    const section = page.getByRole('region', { name: lang === 'en' ? 'Description' : 'Mô tả' });
    const [own, other] = [section.locator('> .prose'), section.locator('details .prose')];
    await expect(own).toHaveText(textOf(other_description));
    expect(await own.getAttribute('lang')).toBeNull();
    await expect(other).toBeHidden();
    await section.getByText(stored[lang].also).click();
    await expect(other.locator('p')).toHaveText(say.own);
    await expect(other).toHaveAttribute('lang', say.from);
    await expect(section.getByText(say.written)).toHaveCount(0);
  });

  test(`[S2.100] a machine's text says so, and is none of what search engines are told (${lang})`, {
    tag: '@full',
    annotation: heldBy('tests/site/bike.test.ts'),
  }, async ({ page }) => {
    await translator(page, 'answers');
    const { html, machine } = stored[lang];
    const translation = { lang, html, of: fingerprint(say.description) };
    const bike = await sellBike(await createMember('One'), { description: say.description, translation });
    await openBike(page, lang, bike);
    const section = page.getByRole('region', { name: lang === 'en' ? 'Description' : 'Mô tả' });
    await expect(section.getByText(machine)).toBeVisible();
    const own = section.locator('> .prose');
    await expect(own).toHaveText(textOf(html));
    await expect(own).toHaveAttribute('lang', stored[lang].lang);
    await expect(own).toHaveAttribute('translate', 'no');
    await expect(own).toHaveAttribute('data-nosnippet', '');
    await section.getByText(say.original).click();
    await expect(section.locator('details .prose p')).toHaveText(say.own);
    await expect(section.locator(`details .prose[lang=${say.from}]`)).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    expect(await obstacles(page)).toEqual([]);
    const metadata = page.locator('head, script[type="application/ld+json"]');
    expect((await metadata.evaluateAll((all) => all.map((one) => one.innerHTML))).join()).not.toContain(
      textOf(html),
    );
  });

  test(
    `[S2.100] a description in the other language says so, and the browser translates it (${lang})`,
    tagOf(lang),
    async ({ page }) => {
      const section = await openForeign(page, lang, 'waits');
      const original = section.locator(`.prose[lang=${say.from}]`);
      const translated = section.locator('[data-translated]');
      await expect(section.getByText(say.written)).toBeVisible();
      await expect(original.locator('p')).toHaveText(say.own);
      await expect(original.locator(`p[lang=${lang}]`)).toHaveText(say.own[2]);
      await expect(page.getByRole('listitem').and(page.locator(`[lang=${say.from}]`))).toHaveCount(1);
      const button = section.getByRole('button', { name: say.translate });
      await button.click();
      await expect(section.getByRole('status')).toHaveText(say.percent);
      await button.press('Enter');
      expect(await page.evaluate(() => Reflect.get(window, 'created'))).toBe(1);
      await expect(original).toBeVisible();
      expect(await obstacles(page)).toEqual([]);
      await press(section, say.cancel);
      await expect(section.getByRole('status')).toHaveText(say.written);
      await expect(button).toBeFocused();
      await button.click();
      await page.evaluate(() => Reflect.get(window, 'release')());
      await expect(section.getByRole('status')).toContainText(say.translated);
      await expect(translated.locator('p')).toHaveText(say.paragraphs);
      await expect(translated).toHaveAttribute('lang', lang);
      await expect(translated).toHaveAttribute('translate', 'no');
      await expect(translated.locator('[lang]')).toHaveCount(0);
      await expect(original).toBeHidden();
      expect(await obstacles(page)).toEqual([]);
      await press(section, say.original);
      await expect(original).toBeVisible();
      await expect(translated).toBeHidden();
      await press(section, say.again);
      await expect(translated).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    },
  );

  test(`a translation that fails leaves the original and says so; HTML is text (${lang})`, async ({
    page,
  }) => {
    const section = await openForeign(page, lang, 'fails');
    await press(section, say.translate);
    await expect(section.getByRole('status')).toHaveText(say.failed);
    await expect(section.locator('.prose p')).toHaveText(say.own);
    await translator(page, 'html');
    await page.reload();
    await section.scrollIntoViewIfNeeded();
    await press(section, say.translate);
    const translated = section.locator('[data-translated]');
    await expect(translated.locator('p').first()).toHaveText('<img src=x onerror="alert(1)">');
    await expect(translated.locator('img')).toHaveCount(0);
  });

  test(`where the browser cannot translate there is no button (${lang})`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const section = await openForeign(page, lang, 'missing');
    await expect(section.getByText(say.written)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(section.getByRole('button')).toHaveCount(0);
    expect(requests.filter((url) => url.includes('offerTranslation'))).toEqual([]);
    await translator(page, 'unavailable');
    await page.reload();
    const script = page.waitForResponse(/offerTranslation/);
    await section.scrollIntoViewIfNeeded();
    await script;
    await page.waitForLoadState('networkidle');
    await expect(section.getByRole('button')).toHaveCount(0);
  });

  test(`messages of the other side can be translated, one’s own cannot (${lang})`, {
    tag: '@full',
    annotation: heldBy(
      'src/features/conversations/translateMessage.island.test.tsx',
      'src/ui/translation/startTranslation.test.ts',
    ),
  }, async ({ page }) => {
    await translator(page, 'answers');
    const seller = await createMember('Reading Seller');
    const { id: bike, slug } = await sellBike(seller);
    const id = `foreign-${seller.id}`;
    const at = Timestamp.now();
    const reply = { created_at: at };
    const replies = [
      buildReply({ sender_id: 'buyer', sender_name: 'Bình', message: `${say.theirs}\n${say.theirs}` }),
      buildReply({ sender_id: seller.id, sender_name: seller.name, message: say.own[1] }),
    ];
    const replyCollection = store().collection(`inquiries/${id}/replies`);
    await Promise.all(replies.map((one, n) => replyCollection.doc(`reply${n}`).set({ ...one, ...reply })));
    await giveThread(seller, id, {
      bike: { ...buildInquiry().bike, id: bike, slug },
      message: say.theirs,
      last_reply_id: 'reply1',
      last_reply_by: seller.id,
    });
    // `signIn` waits for the account button, which only a wide window shows.
    await page.setViewportSize({ width: 1280, height: 740 });
    await signIn(page, lang, seller.email, paths.messages);
    await page.setViewportSize({ width: 360, height: 740 });
    const card = await openThread(page, 'Wave');
    await expect(card.locator('[data-own]')).toHaveCount(1);
    await expect(card.getByText(say.written)).toHaveCount(2);
    await expect(card.locator(`[data-own] p[lang=${say.from}]`)).toHaveText(say.own[1]);

    const line = card.getByRole('listitem').filter({ hasText: /(?<!Thị )Bình: / });
    await press(line, say.translate);
    await expect(line.locator('[data-translated]')).toHaveText(
      `[${lang}] ${say.theirs}\n[${lang}] ${say.theirs}`,
      { useInnerText: true },
    );
    await expect(card.getByText(say.translated)).toHaveCount(1);
    expect(await obstacles(page)).toEqual([]);
    await press(card, say.original);
    await expect(card.getByText(say.translated)).toHaveCount(0);
    await page.reload();
    await expect(card.getByRole('button', { name: say.translate })).toHaveCount(2);
  });
}
