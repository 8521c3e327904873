import type { Locator, Page } from '@playwright/test';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { localize, paths } from '../../src/paths.ts';
import { photoWithPlace } from '../fixtures/photoWithPlace.ts';
import { expect, test } from './browser.ts';
import { openQuestion } from './openQuestion.ts';
import { openThread, rowOf } from './openThread.ts';
import { field, filledOn, printsOnA4 } from './papers.ts';
import { createMember, type Member, signIn, store } from './people.ts';
import { openBike, sellBike } from './sellBike.ts';
import { tagOf } from './tagOf.ts';

const texts = {
  en: {
    question: 'Can you send me a photo of the papers?',
    message: 'Message',
    addPhotos: 'Add photos',
    cover: 'Cover numbers on papers',
    hint: 'Only the two of you can see these photos. They only leave your phone when you press Send.',
    send: 'Send message',
    sent: 'Message Sent!',
    fromBuyer: 'Photo 1 from Minh',
    row: '📷 Photo',
    here: 'You can send photos right here.',
    edit: 'Edit photo',
    selectArea: 'Select',
    coverArea: 'Cover selection',
    done: 'Done',
    reply: 'Your reply',
    answer: 'Here they are, without the numbers.',
    sendReply: 'Send reply',
    replySent: 'Reply sent!',
    fromSeller: 'Photo 1 from Hoa',
    menu: 'Add photos, an offer, a visit or a phrase',
    offer: 'Make an offer',
    sendOffer: 'Send the offer',
    offers: 'Minh offers 14,500,000 ₫.',
    accept: 'Accept',
    agree: 'Yes, agree',
    agreed: "You've agreed on 14,500,000 ₫.",
    papers: 'Print the papers for the sale',
  },
  vi: {
    question: 'Bạn gửi mình xem ảnh giấy tờ được không?',
    message: 'Tin nhắn',
    addPhotos: 'Thêm ảnh',
    cover: 'Che số trên giấy tờ',
    hint: 'Chỉ bạn và người kia xem được ảnh này. Ảnh vẫn nằm trên máy bạn cho đến khi bạn bấm gửi.',
    send: 'Gửi tin nhắn',
    sent: 'Đã gửi tin nhắn!',
    fromBuyer: 'Ảnh 1 của Minh',
    row: '📷 Ảnh',
    here: 'Bạn có thể gửi ảnh ngay tại đây.',
    edit: 'Sửa ảnh',
    selectArea: 'Chọn vùng',
    coverArea: 'Che vùng chọn',
    done: 'Xong',
    reply: 'Câu trả lời của bạn',
    answer: 'Giấy tờ đây ạ, mình che số rồi.',
    sendReply: 'Gửi trả lời',
    replySent: 'Đã gửi trả lời!',
    fromSeller: 'Ảnh 1 của Hoa',
    menu: 'Gửi ảnh, đề nghị giá, hẹn xem xe, dùng câu có sẵn',
    offer: 'Đề nghị giá',
    sendOffer: 'Gửi giá đề nghị',
    offers: 'Minh đề nghị giá 14.500.000 ₫.',
    accept: 'Đồng ý giá này',
    agree: 'Đồng ý',
    agreed: 'Hai bên đã đồng ý giá 14.500.000 ₫.',
    papers: 'In giấy tờ mua bán xe',
  },
} as const satisfies Record<Language, Record<string, string>>;

const grantPhotos = ({ id }: Member) => store().doc(`quotas/${id}`).set({ messagePhoto: 20 });
const choosePhoto = async (where: Locator | Page) =>
  where
    .locator('input[type=file]')
    .setInputFiles([{ name: 'papers.jpg', buffer: await photoWithPlace(), mimeType: 'image/jpeg' }]);
const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);

for (const lang of languages)
  test(
    `a first question with a photo leads to a reply, an agreed offer and the printed contract (${lang})`,
    tagOf(lang),
    async ({ page, browser }) => {
      const t = texts[lang];
      const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
      await Promise.all([grantPhotos(seller), grantPhotos(buyer)]);
      const bike = await sellBike(seller, { price: 15_000_000 });

      await signIn(page, lang, buyer.email, paths.contact);
      await openBike(page, lang, bike);
      const dialog = await openQuestion(page, lang);
      await dialog.getByLabel(t.message).fill(t.question);
      await expect(dialog.getByRole('button', { name: t.addPhotos })).toBeVisible();
      await choosePhoto(dialog);
      await expect(dialog.getByRole('button', { name: t.cover })).toBeVisible();
      await expect(dialog.getByText(t.hint)).toBeVisible();
      await dialog.getByRole('button', { name: t.send }).click();
      await expect(page.getByText(t.sent)).toBeVisible();

      const context = await browser.newContext();
      const other = await context.newPage();
      await signIn(other, lang, seller.email, paths.messages);
      await expect(rowOf(other, bike.model)).toContainText(`${t.row} ${t.question}`);
      const selling = await openThread(other, bike.model);
      const question = selling.getByRole('img', { name: t.fromBuyer });
      await isDrawn(question);
      await expect(selling.getByRole('listitem').getByText(t.question)).toBeVisible();
      await expect(selling.getByText(t.here)).toBeVisible();
      await choosePhoto(selling);
      await selling.getByRole('button', { name: t.cover }).click();
      const editor = other.getByRole('dialog', { name: t.edit });
      await editor.getByRole('button', { name: t.selectArea, exact: true }).click();
      await editor.getByRole('button', { name: t.coverArea }).click();
      await editor.getByRole('button', { name: t.done }).click();
      await expect(editor).toBeHidden();
      await selling.getByLabel(t.reply).fill(t.answer);
      await selling.getByRole('button', { name: t.sendReply }).click();
      await expect(other.getByText(t.replySent)).toBeVisible();

      await page.goto(localize(lang, paths.messages));
      const buying = await openThread(page, bike.model);
      const answer = buying.getByRole('img', { name: t.fromSeller });
      await isDrawn(answer);
      await expect(buying.getByText(t.answer)).toBeVisible();
      await answer.click();
      await expect(page.locator('.pswp img').first()).toBeVisible();
      // The viewer ignores keys while it fades in.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.locator('.pswp')).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await buying.getByRole('button', { name: t.menu }).click();
      await buying.getByRole('menuitem', { name: t.offer, exact: true }).click();
      await page.locator('[name=phrase-price]').fill('14500000');
      await page.getByRole('button', { name: t.sendOffer }).click();

      await expect(selling.getByText(t.offers)).toBeVisible();
      await selling.getByRole('button', { name: t.accept, exact: true }).click();
      await selling.getByRole('button', { name: t.agree, exact: true }).click();
      await expect(selling.getByText(t.agreed)).toBeVisible();

      await expect(buying.getByText(t.agreed)).toBeVisible();
      await buying.getByRole('link', { name: t.papers }).click();
      await expect(field(page, 'model')).toHaveValue(bike.model);
      await expect(field(page, 'price')).toHaveValue(/^14[.,]500[.,]000$/);
      const contract = await filledOn(page, 'contract');
      for (const words of [
        'Honda',
        bike.model,
        '14.500.000 đồng',
        'mười bốn triệu năm trăm nghìn đồng',
        'fourteen million five hundred thousand Vietnamese dong',
      ])
        expect(contract).toContain(words);
      await printsOnA4(page);
      await context.close();
    },
  );
