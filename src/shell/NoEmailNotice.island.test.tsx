import { expect, it } from 'vitest';
import { buildListing } from '../../tests/fixtures/buildListing.ts';
import { put } from '../../tests/inMemory/browserFirestore.ts';
import { hasLink, leadsTo, says, until } from '../../tests/inMemory/hands.ts';
import { member, openIsland } from '../../tests/inMemory/openIsland.tsx';
import { MyListings } from '../features/mylistings/MyListings.tsx';
import { SellForm } from '../features/sell/SellForm.tsx';

const byPhone = { ...member, email: '' };
const words = {
  en: "Your account has no email address, so we can't email you when a buyer asks a question, makes an offer or wants to see the bike. Check Messages every day, or add an email address.",
  vi: 'Tài khoản của bạn chưa có email nên bạn không nhận được email khi người mua hỏi, trả giá hoặc hẹn xem xe. Hãy xem mục Tin nhắn mỗi ngày, hoặc thêm email.',
};
const links = { en: ['Add your email', '/profile#email'], vi: ['Thêm email', '/vi/profile#email'] } as const;

it.each(['en', 'vi'] as const)(
  'the form tells a seller without an email what they will not hear of (%s)',
  async (lang) => {
    openIsland(SellForm, { lang, models: [] }, { as: byPhone });
    await says(words[lang]);
    expect(await leadsTo(links[lang][0])).toBe(links[lang][1]);
  },
);

it.each([
  [byPhone, true],
  [member, false],
])('the list of own bikes says so as long as it is so (%o: %s)', async (as, isSaid) => {
  put('motorcycles/wave', buildListing({ id: 'wave', slug: 'wave', user_id: 'buyer' }));
  openIsland(MyListings, { lang: 'en' }, { as });
  await until(() => document.querySelector('article')).not.toBeNull();
  await until(() => hasLink('Add your email')).toBe(isSaid);
  expect(document.querySelector('[data-no-email]') !== null).toBe(isSaid);
});
