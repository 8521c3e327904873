import { expect, it } from 'vitest';
import { day } from '../../../../src/domain/time/time.ts';
import { languages } from '../../../../src/i18n/languages.ts';
import { buildListing } from '../../../../tests/fixtures/buildListing.ts';
import { readLinkToken } from '../../http/linkToken.plan.ts';
import { askData, pausedData, stillForSalePurpose } from '../../stillForSale/emailData.plan.ts';
import { listingPaused, stillForSale, stillForSaleTexts } from './stillForSale.ts';

const bike = buildListing({ id: 'b1' });
const secret = 'a secret of thirty-two characters';
const needs = { site: 'https://vongxe.example', secret, now: bike.updated_at + 45 * day };
const ask = (language: 'en' | 'vi', name: string | null = 'Lan') =>
  askData(needs, { name, language }, 'b1', bike, { askAfter: 45, pauseAfter: 60 });

const answers = {
  en: ['Yes, keep it', "It's sold", 'Pause it for now'],
  vi: ['Còn bán, giữ tin', 'Đã bán', 'Tạm ẩn tin'],
};

it.each(languages)('asks in the reader’s language, with a link for each answer (%s)', (language) => {
  const { subject, text, html } = stillForSale(ask(language));
  expect(subject).toContain('Honda Wave 2021');
  for (const part of [text, html.replaceAll('&#39;', "'")]) {
    expect(part).toContain('45');
    for (const answer of answers[language]) expect(part).toContain(answer);
  }
  expect(text.match(/answer=(keep|sold|pause)/g)).toEqual(['answer=keep', 'answer=sold', 'answer=pause']);
  expect(text).toContain(language === 'vi' ? '/vi/still-for-sale?' : 'example/still-for-sale?');
});

it('says on which day the listing is paused, counted in Vietnam', () =>
  expect([stillForSale(ask('en')).text, stillForSale(ask('vi')).text]).toEqual([
    expect.stringContaining("we'll pause the listing on 16 March 2026"),
    expect.stringContaining('tạm ẩn vào ngày 16/03/2026'),
  ]));

it('greets somebody whose name is not known', () =>
  expect(stillForSale(ask('en', null)).text).toMatch(/^Hello,\n/));

it('every link carries a token for this listing alone', () => {
  const links = Object.entries(ask('en')).flatMap(([key, value]) =>
    key.endsWith('Url') ? [new URL(String(value)).searchParams.get('token') ?? ''] : [],
  );
  expect(links).toHaveLength(3);
  for (const token of links)
    expect(readLinkToken(secret, stillForSalePurpose, token)).toEqual({ id: 'b1', issued: needs.now });
});

it('tells of the pause, and how to undo it', () => {
  const { text } = listingPaused(pausedData(needs, { name: 'Lan', language: 'vi' }, 'b1', bike));
  expect(text).toContain('đã được tạm ẩn');
  expect(text.match(/answer=(keep|sold|pause)/g)).toEqual(['answer=keep', 'answer=sold']);
});

it('is written in both languages', () => {
  for (const { en, vi } of Object.values(stillForSaleTexts)) expect(vi).not.toBe(en);
});
