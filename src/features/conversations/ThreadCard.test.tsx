import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { ThreadCard } from './ThreadCard.tsx';

const nothing = () => undefined;
const show = (changes: Partial<Inquiry> = {}, userId = 'seller', lang: Language = 'en') =>
  renderToStaticMarkup(
    <ThreadCard
      lang={lang}
      thread={{ ...buildInquiry(changes), id: 't' }}
      userId={userId}
      onSent={nothing}
      onOvertaken={nothing}
      onSeen={nothing}
      onClose={nothing}
    />,
  );
const badge = (html: string, word: string) => new RegExp(`class="([^"]*)">${word}<`).exec(html)?.[1];

describe('a thread in the inbox', () => {
  it.each([
    ['new', 'New', 'bg-blue-soft text-blue'],
    ['replied', 'Replied', 'bg-leaf-soft text-leaf-strong'],
    ['closed', 'Closed', 'bg-sunken text-ink-soft'],
  ] as const)('[S2.113] [S2.124] with the status %s has its badge', (status, word, look) => {
    expect(badge(show({ status }), word)).toContain(look);
  });

  it('[S2.113] [S2.114] says which bike, when and what', () => {
    const html = show();
    expect(html).toMatch(/<a [^>]*>(<span[^>]*>)+Honda Wave<\/span> <span[^>]*>2021</);
    expect(html).toContain('>Jan 15, 2026 at 10:00</time>');
    expect(html).toContain('Is it still for sale?');
    expect(show({}, 'seller', 'vi')).toContain('>15/01/2026 lúc 10:00</time>');
  });

  it.each(languages)('[S2.115] says who the other is, to each of the two (%s)', (lang) => {
    const t = translate(lang, conversations);
    const text = (userId: string) => show({}, userId, lang).replace(/<[^>]*>/g, '');
    expect(text('seller')).toContain(`${t('from')}: Trần Thị Bình · ${t('youSell')}`);
    expect(text('buyer')).toContain(`${t('to')}: Nguyễn Văn An · ${t('youBuy')}`);
  });

  it.each([
    ['en', 'buyer', 'Waiting for a reply'],
    ['en', 'seller', 'Waiting for your reply'],
    ['vi', 'buyer', 'Chờ trả lời'],
    ['vi', 'seller', 'Chờ bạn trả lời'],
  ] as const)('does not call a buyer’s follow-up a reply (%s, %s)', (lang, user, words) => {
    const html = show({ status: 'replied', last_reply_by: 'buyer', last_reply_id: 'r' }, user, lang);
    expect(badge(html, words)).toBeDefined();
    expect(html).not.toMatch(/>Replied<|>Đã trả lời</);
  });

  it.each([
    ['buyer', 'en', 'Replied'],
    ['seller', 'vi', 'Đã trả lời'],
  ] as const)('[S2.113] says to the %s that the seller has replied', (user, lang, words) => {
    expect(
      badge(show({ status: 'replied', last_reply_by: 'seller', last_reply_id: 'r' }, user, lang), words),
    ).toContain('bg-leaf-soft');
  });

  it('has the field while it is open, and says so once it is closed', () => {
    expect(show()).toMatch(/<textarea[^>]*aria-label="Your reply"/);
    const closed = show({ status: 'closed' });
    expect(closed).not.toContain('<textarea');
    expect(closed).toContain('This conversation is closed.');
  });

  it('[S5.34] cannot be answered without an address', () => {
    const html = show({ contact_email: null });
    expect(html).toContain('Cannot reply - no email provided');
    expect(html).toMatch(/<textarea[^>]*disabled=""/);
    expect(html).not.toContain('Add photos, an offer, a visit or a phrase');
  });

  it('asks the seller of a bought bike to mark it as sold', () => {
    const closed = { status: 'closed', closed_by: 'buyer' } as const;
    expect(show(closed)).toContain('href="/my-listings"');
    expect(show(closed, 'buyer')).not.toContain('/my-listings');
    expect(show({ ...closed, closed_by: 'seller' })).not.toContain('/my-listings');
  });

  it('warns of money in advance in the other side’s messages', () => {
    const message = 'Please pay a deposit first';
    expect(show({ message })).toContain('Scams often start this way');
    expect(show({ message }, 'buyer')).not.toContain('Scams often start this way');
  });

  it('escapes markup in texts', () => {
    expect(show({ message: '<img src=x onerror=alert(1)>', buyer_name: '<b>x</b>' })).not.toMatch(/<img|<b>/);
  });
});
