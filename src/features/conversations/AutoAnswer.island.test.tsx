import { describe, expect, it } from 'vitest';
import { buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { put } from '../../../tests/inMemory/browserFirestore.ts';
import { says, until } from '../../../tests/inMemory/hands.ts';

import { isThere, openThread, selling, soon } from '../../../tests/inMemory/proposals.tsx';

describe('an automatic answer', () => {
  const automatic = { away: { kind: 'until', day: '2026-12-05' }, at: new Date(soon - 9e8) };
  const words = "Automatic replyIt's still for sale. I'm away until Saturday 5 December 2026 and will reply";

  it.each([
    ['on the seller’s side', selling, 'items-end'],
    ['on the other side of its buyer', { seller_id: 'minh' }, 'items-start'],
  ])('stands %s, marked, between the messages before and after it', async (_, sides, position) => {
    const reply = buildReply({ sender_id: 'minh', message: 'Alo?' });
    put('inquiries/first/replies/r1', { ...reply, created_at: new Date(soon - 8e8) });
    openThread({
      ...sides,
      auto_answer: automatic,
      last_reply_id: 'r1',
      last_reply_by: 'minh',
      status: 'replied',
    });
    await says(words);
    await says('Alo?');
    const lines = () =>
      [...document.querySelectorAll('[role="log"] li:not([data-new])')].map((line) =>
        line.textContent?.slice(0, 15),
      );
    await until(lines).toHaveLength(3);
    expect(lines()[1]).toBe('Automatic reply');
    expect(document.querySelector('[data-automatic]')?.className).toContain(position);
  });

  it('of a shape of a later version is left out', async () => {
    openThread({ auto_answer: { away: { kind: 'holiday' }, at: new Date() } });
    await isThere();
    expect(document.body.textContent).not.toContain('Automatic reply');
  });
});
