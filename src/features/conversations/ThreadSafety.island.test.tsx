import { beforeEach, describe, expect, it } from 'vitest';
import { buildConversationReport } from '../../../tests/fixtures/buildBlock.ts';
import { buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { longAgo } from '../../../tests/fixtures/buildListing.ts';
import { put, root, store, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import { hasButton, notices, pick, press, says, until } from '../../../tests/inMemory/hands.ts';
import { article, openInbox, thread } from '../../../tests/inMemory/inbox.tsx';

const choose = async (name: RegExp) => {
  await until(article).not.toBeNull();
  await pick('Conversation options', name);
};
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]')];
const tickReason = (value: string) =>
  document.querySelector<HTMLInputElement>(`dialog input[value=${value}]`)?.click();
const requests: unknown[] = [];
beforeEach(() => {
  requests.length = 0;
  thread('wave', { last_reply_id: 'r7', last_reply_by: 'seller' });
  for (let n = 1; n <= 7; n += 1)
    put(
      `inquiries/wave/replies/r${n}`,
      buildReply({ sender_id: 'seller', message: `Number ${n}.`, created_at: longAgo + n }),
    );
  world.calls.reportConversation = (question: unknown) => {
    requests.push(question);
    return { outcome: 'new' };
  };
});

describe('the menu of a conversation', () => {
  it('blocks the other side after a confirmation, also a second time', async () => {
    openInbox('#wave');
    await choose(/^Block /);
    expect(stored('blocks/buyer_seller')).toBeNull();
    await says(/Neither of you will be able to message the other/);
    await press('Block');
    await until(() => stored('blocks/buyer_seller')?.other_id).toEqual({ stringValue: 'seller' });
    expect(stored('blocks/buyer_seller')?.user_id).toEqual({ stringValue: 'buyer' });
    await notices(/is blocked/);
    const first = stored('blocks/buyer_seller');
    await choose(/^Block /);
    await press('Block');
    await until(() => hasButton('Block')).toBe(false);
    expect(stored('blocks/buyer_seller')).toEqual(first);
  });

  it('reports with the last five messages of the other side, and offers to block', async () => {
    openInbox('#wave');
    await choose(/^Report this conversation$/);
    await until(() => boxes().map(({ checked }) => checked)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    await press('Send report');
    await says('Choose a reason.');
    expect(requests).toEqual([]);
    tickReason('scam');
    boxes()[6]?.click();
    await press('Send report');
    await says("We'll let you know the outcome in this conversation.");
    expect(requests).toEqual([
      { thread: 'wave', said: ['r3', 'r4', 'r5', 'r6'], report: { reason: 'scam', message: null } },
    ]);
    await press(/^Block /);
    await says(/Neither of you will be able to message the other/);
  });

  it('has nothing to report where the other side has written nothing', async () => {
    for (const { name } of [...store().documents.values()])
      if (name.startsWith(`${root}/inquiries/wave/replies/`)) store().documents.delete(name);
    openInbox('#wave');
    await choose(/^Report this conversation$/);
    await says("They haven't written anything yet, so there is nothing to report.");
  });

  it.each([
    ['kept', /We've reviewed your report and found nothing that breaks our rules/],
    ['upheld', /We've reviewed your report\. The messages broke our rules/],
  ] as const)('shows the outcome of a report: %s', async (status, words) => {
    const report = { user_id: 'buyer', thread_id: 'wave', reported_id: 'seller', status };
    put('conversation_reports/buyer_wave', buildConversationReport(report));
    openInbox('#wave');
    await says(words);
  });

  it('is not there with somebody who has left', async () => {
    thread('wave', { seller_id: 'nobody', seller_name: 'Unknown', status: 'closed' });
    openInbox('#wave');
    await until(article).not.toBeNull();
    expect(hasButton('Conversation options')).toBe(false);
  });
});
