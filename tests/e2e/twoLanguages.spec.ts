import type { Locator } from '@playwright/test';
import { day, vietnameseDay } from '../../src/domain/time/time.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { sayDay } from '../../src/i18n/sayDay.ts';
import { paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { type Email, emailsTo } from './inbox.ts';
import { openQuestion } from './openQuestion.ts';
import { add, openThread, rowOf } from './openThread.ts';
import { createMember, signIn } from './people.ts';
import { openBike, sellBike } from './sellBike.ts';
import { heldBy } from './tagOf.ts';

/** Labels of the phrase picker. Other texts are literals, as users read them. */
const picker = {
  en: { open: 'Add a ready-made phrase', search: 'Find a phrase' },
  vi: { open: 'Chọn câu có sẵn', search: 'Tìm câu' },
} as const;

const foreign: Record<Language, RegExp> = {
  en: /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i,
  vi: /\b(the|is|it|you|your|yes|and|for|with|offers?|agreed?|price|seller|buyer|papers|answer|visit)\b/i,
};

const addPhrase = async (form: Locator, lang: Language, sought: string, phrase: string) => {
  const search = form.getByLabel(picker[lang].search);
  if (!(await search.isVisible())) await form.getByRole('button', { name: picker[lang].open }).click();
  await search.fill(sought);
  await form.getByRole('button', { name: phrase }).click();
  await expect(search).toBeHidden();
};

/** Returns visible text without `own`: names of people and a place. */
const readIn = async (area: Locator, own: readonly string[]): Promise<string> => {
  const text = await area.evaluate((element) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const isRead = (node: Node) =>
      node.parentElement?.closest('details:not([open]) > :not(summary), script, style, .sr-only') === null;
    const texts: string[] = [];
    while (nodes.nextNode()) if (isRead(nodes.currentNode)) texts.push(nodes.currentNode.nodeValue ?? '');
    return texts.join('\n');
  });
  return own.reduce((left, word) => left.replaceAll(word, ''), text);
};

const expectLanguage = (lang: Language, text: string) => {
  expect(text).not.toMatch(foreign[lang]);
  expect(text).toMatch(foreign[lang === 'en' ? 'vi' : 'en']);
};

const letterTo = async (address: string, subject: string): Promise<Email> => {
  const find = async () => (await emailsTo(address)).find((email) => email.subject.includes(subject));
  await expect.poll(async () => (await find())?.subject).toContain(subject);
  const email = await find();
  if (!email) throw new Error(`no letter says ${subject}`);
  return email;
};

test('somebody with English alone and somebody with Vietnamese alone agree on a price and a day', {
  tag: '@full',
  annotation: heldBy(
    'src/features/conversations/phrases.island.test.tsx',
    'src/features/conversations/Proposals.island.test.tsx',
    'src/features/conversations/Visits.island.test.tsx',
    'tests/functions/conversations.phrases.test.ts',
    'src/i18n/texts/wording.test.ts',
  ),
}, async ({ page, browser }) => {
  const [seller, buyer] = [await createMember('Hoa'), await createMember('Ann')];
  const bike = await sellBike(seller, {
    facts: ['card:original', 'papers:own_name', 'price:open'],
    description: '<p>Xe nhà dùng, máy êm, không hao xăng.</p>',
  });
  const context = await browser.newContext({ locale: 'vi-VN' });
  const other = await context.newPage();
  const complaints: string[] = [];
  other.on('pageerror', (error) => complaints.push(error.message));
  const own = ['Hoa', 'Ann', '12 Lê Lợi', bike.model, buyer.email];

  await signIn(page, 'en', buyer.email, paths.contact);
  await openBike(page, 'en', bike);
  for (const fact of ["The papers are in the seller's name", 'The seller has the original blue card'])
    await expect(page.getByRole('main')).toContainText(fact);

  const question = await openQuestion(page, 'en');
  await addPhrase(question, 'en', 'for sale', 'Is the bike still for sale?');
  await addPhrase(question, 'en', 'registered', 'Is the bike registered in your name?');
  await addPhrase(question, 'en', 'test ride', 'May I take it for a test ride?');
  await question.getByRole('button', { name: 'Send message' }).click();
  await expect(question).toBeHidden();

  const questionEmail = await letterTo(seller.email, 'Có người hỏi về chiếc');
  for (const words of ['Xe còn bán không ạ?', 'Xe có chính chủ không ạ?', 'Mình chạy thử được không ạ?'])
    expect(questionEmail.text).toContain(words);

  await signIn(other, 'vi', seller.email, paths.messages);
  await expect(rowOf(other, bike.model)).toContainText('Xe còn bán không ạ?');
  const selling = await openThread(other, bike.model);
  await expect(selling).toContainText('Xe có chính chủ không ạ?');
  expectLanguage('vi', await readIn(selling, own));
  await add(selling, 'vi', picker.vi.open);
  await selling.getByLabel(picker.vi.search).waitFor();
  await addPhrase(selling, 'vi', 'xe còn', 'Dạ xe còn ạ.');
  await add(selling, 'vi', picker.vi.open);
  await selling.getByLabel(picker.vi.search).waitFor();
  await addPhrase(selling, 'vi', 'chinh chu', 'Dạ xe chính chủ, mình đứng tên ạ.');
  await selling.getByRole('button', { name: 'Gửi trả lời' }).click();

  await page.goto(paths.messages);
  const buying = await openThread(page, bike.model);
  await expect(buying).toContainText("Yes, it's registered in my name.");
  expectLanguage('en', await readIn(buying, own));
  await add(buying, 'en', 'Make an offer');
  await buying.getByRole('textbox', { name: 'Price' }).fill('12500000');
  await buying.getByRole('button', { name: 'Send the offer' }).click();
  await expect(buying).toContainText("You've offered 12,500,000\u00a0₫.");

  await expect(selling).toContainText('Ann đề nghị giá 12.500.000\u00a0₫.');
  await selling.getByRole('button', { name: 'Đề nghị giá khác' }).click();
  await selling.getByRole('textbox', { name: 'Giá' }).fill('13tr5');
  await selling.getByRole('button', { name: 'Gửi giá đề nghị' }).click();
  await expect(selling).toContainText('Bạn đã đề nghị giá 13.500.000\u00a0₫.');

  await expect(buying).toContainText('Hoa offers 13,500,000\u00a0₫.');
  await buying.getByRole('button', { name: 'Accept' }).click();
  await buying.getByRole('button', { name: 'Yes, agree' }).click();
  await expect(buying).toContainText("You've agreed on 13,500,000\u00a0₫.");
  await expect(selling).toContainText('Hai bên đã đồng ý giá 13.500.000\u00a0₫.');

  const when = vietnameseDay(Date.now() + 3 * day);
  await add(buying, 'en', 'Arrange a visit');
  await buying.getByLabel('Day').fill(when);
  await buying.getByLabel('Time (Vietnam)').fill('09:30');
  await buying.getByRole('combobox', { name: 'Place' }).fill('12 Lê Lợi');
  await buying.getByRole('button', { name: 'Send the suggestion' }).click();
  await expect(selling).toContainText(`Ann muốn hẹn xem xe lúc 09:30, ${sayDay('vi', when)}.`);
  await selling.getByRole('button', { name: 'Đồng ý lịch này' }).click();
  await selling.getByRole('button', { name: 'Đồng ý', exact: true }).click();
  await expect(buying).toContainText(`You're meeting Hoa on ${sayDay('en', when)} at 09:30`);
  expectLanguage('en', await readIn(buying, own));
  expectLanguage('vi', await readIn(selling, own));

  const letters = [
    [buyer.email, 'en', [`Hoa agrees to meet on ${sayDay('en', when)}`]],
    [seller.email, 'vi', ['Đã hẹn xem chiếc']],
  ] as const;
  for (const [address, lang, subjects] of letters)
    for (const subject of subjects) {
      const { text } = await letterTo(address, subject);
      const read = text.replace(/^(Original|Bản gốc): .*(\n(?!\n).*)*/m, '');
      expectLanguage(
        lang,
        own.reduce((left, word) => left.replaceAll(word, ''), read).replace(/https?:\S+/g, ''),
      );
    }
  expect(complaints).toEqual([]);
  await context.close();
});
