import { describe, expect, it } from 'vitest';
import { hideReasons, returnReasons, suspendReasons } from '../../../../src/domain/moderation/moderation.ts';
import { languages } from '../../../../src/i18n/languages.ts';
import { moderation as reasons } from '../../../../src/i18n/texts/moderation.ts';
import { translate } from '../../../../src/i18n/texts.ts';
import { moderation, moderationTexts } from './moderation.ts';

const decisions = [
  ...hideReasons.map((reason) => ({ event: 'hidden', reason, key: `hide.${reason}` }) as const),
  ...suspendReasons.map((reason) => ({ event: 'suspended', reason, key: `suspend.${reason}` }) as const),
  ...returnReasons.flatMap(
    (reason) =>
      [
        { event: 'restored', reason, key: `return.${reason}` },
        { event: 'lifted', reason, key: `return.${reason}` },
      ] as const,
  ),
];
const notices = [
  { event: 'shopGranted', shop: 'Xe Máy An' },
  { event: 'shopRemoved', shop: 'Xe Máy An' },
  { event: 'logoRemoved', shop: 'Xe Máy An' },
  { event: 'identityWithdrawn', shop: undefined },
] as const;
const data = { name: 'Hoa', bike: 'Honda Wave 2021', answer_to: 'operator@example.com' };

describe.each(languages)('an email about a decision (%s)', (language) => {
  it.each(decisions)('$event for $reason gives the reason in the language of who reads it', (decision) => {
    const { event, reason, key } = decision;
    const email = moderation({ ...data, language, event, decision: { reason, note: null } });
    expect(email.text).toContain(translate(language, reasons)(key));
    expect(email.text).toContain(translate(language, moderationTexts)('hello', { name: 'Hoa' }));
    expect(email.html).toContain(`<html lang="${language}">`);
    expect(email.replyTo).toBe('operator@example.com');
    expect(email.subject + email.text).not.toMatch(/\{\w+\}|null|undefined/);
  });

  it.each(notices)('$event names the shop, quotes the note and gives no other reason', ({ event, shop }) => {
    const about = { ...data, language, event, bike: null, ...(shop && { shop }) };
    const { subject, text, replyTo } = moderation({
      ...about,
      decision: { reason: 'other', note: 'Ảnh mờ' },
    });
    expect(text).toContain('> Ảnh mờ');
    expect(replyTo).toBe('operator@example.com');
    for (const all of [subject + text, moderation({ ...about, decision: null }).text]) {
      expect(all).not.toMatch(/\{\w+\}|null|undefined|Reason|Lý do/);
      expect(all).toContain(shop ?? 'Vongxe');
    }
    const link = `https://vongxe.example${language === 'vi' ? '/vi' : ''}/shop-stock`;
    expect(text.includes(link)).toBe(event === 'shopGranted');
  });

  it('quotes what the operator adds', () => {
    const decision = { reason: 'other', note: 'Ảnh của\nngười khác' } as const;
    const { text } = moderation({ ...data, language, event: 'hidden', decision });
    expect(text).toContain('> Ảnh của\n> người khác');
    expect(text).toContain('Honda Wave 2021');
  });
});
