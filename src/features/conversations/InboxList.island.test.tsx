import { describe, expect, it } from 'vitest';
import { buildReply } from '../../../tests/fixtures/buildInquiry.ts';
import { longAgo } from '../../../tests/fixtures/buildListing.ts';
import { put, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  choose,
  control,
  hasButton,
  named,
  notices,
  press,
  says,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import {
  goTo,
  openInbox,
  other,
  rows,
  selling,
  textOf,
  thread,
  three,
} from '../../../tests/inMemory/inbox.tsx';
import { $notices } from '../../ui/notify.ts';

describe('the list', () => {
  it('is filtered by selling or buying and by bike, with the filters in the address', async () => {
    three();
    openInbox();
    await until(rows).toEqual(['wave', 'vision', 'sold']);
    choose(await control('Show'), 'selling');
    await until(rows).toEqual(['sold']);
    expect(location.search).toBe('?show=selling');
    choose(await control('Show'), 'buying');
    await until(rows).toEqual(['wave', 'vision']);
    const bike = await control('Bike');
    expect([...bike.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'All bikes',
      'Honda Vision 2021',
      'Honda Wave 2021',
    ]);
    choose(bike, 'vision');
    await until(rows).toEqual(['vision']);
    expect(location.search).toBe('?show=buying&bike=vision');
    choose(await control('Show'), 'selling');
    await says('No conversations here');
    await press('Show all conversations');
    await until(rows).toEqual(['wave', 'vision', 'sold']);
    expect(location.search).toBe('');
  });

  it('of a bike without conversations says so, and shows all again', async () => {
    three();
    openInbox('?bike=nobody');
    await says('No conversations here');
    const chosen = (await control('Bike')) as unknown as HTMLSelectElement;
    expect(chosen.selectedOptions[0]?.textContent).toBe('One bike');
    choose(chosen, '');
    await until(rows).toEqual(['wave', 'vision', 'sold']);
  });

  it('of one side and one bike has no filters', async () => {
    thread('wave');
    openInbox();
    await until(rows).toEqual(['wave']);
    expect(document.querySelector('select')).toBeNull();
  });

  it('shows bike, price, other side and last message of each', async () => {
    thread('sold', { ...selling, bike: other, last_reply_id: 'r1' });
    put('inquiries/sold/replies/r1', buildReply({ sender_id: 'buyer', message: 'It is\nthere.' }));
    thread('odd', { ...selling, buyer_name: 'Lan', last_reply_by: null, message: 'Hello' });
    openInbox();
    await until(() => textOf('sold')).toMatch(
      /^Honda Vision 2021.*14,000,000.₫ · MinhYou: It is there\..*Sold/,
    );
    await until(() => textOf('odd')).toMatch(/^Honda Wave 2021.*15,000,000.₫ · LanHelloUnread$/);
    expect(document.querySelector('[data-unread]')?.getAttribute('href')).toBe('#odd');
  });

  it('says where a reply is half-written, until it is cancelled or the conversation closed', async () => {
    sessionStorage.setItem('vongxe.reply.vision', 'Mai mình\nqua nhé');
    sessionStorage.setItem('vongxe.phrases.sold', '[{"code":"still_for_sale"}]');
    sessionStorage.setItem('vongxe.reply.ended', 'too late');
    three();
    thread('ended', { status: 'closed', updated_at: longAgo });
    openInbox();
    await until(() => textOf('vision')).toContain('Draft: Mai mình qua nhé');
    expect(textOf('sold')).toMatch(/Draft(?!:)/);
    for (const id of ['wave', 'ended']) expect(textOf(id)).not.toContain('Draft');
    goTo('#wave');
    await until(() => named('reply')).not.toBeNull();
    for (const text of ['I', 'Is', 'Is it', 'Is it there']) {
      type(named('reply'), text);
      await until(() => textOf('wave')).toContain(`Draft: ${text}`);
    }
    type(named('reply'), '  ');
    await until(() => textOf('wave')).not.toContain('Draft');
    sessionStorage.clear();
  });

  it('shows one with an unknown status as such, and the others', async () => {
    thread('wave');
    thread('odd', { status: 'lost', bike: other });
    openInbox();
    await says('Invalid status: lost');
    await says("We can't show this conversation.");
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Honda Vision 2021');
    expect(rows()).toEqual(['wave']);
    goTo('#odd');
    await until(() => document.body.textContent?.match(/Invalid status: lost/g)).toHaveLength(2);
  });

  it('that fails to load more says so, and retries', async () => {
    for (let n = 0; n < 51; n += 1) thread(`t${n}`, { updated_at: longAgo + n });
    openInbox();
    await until(() => rows().length).toBe(50);
    world.broken = /runQuery/;
    await press('Show older messages');
    await notices('Failed to load messages');
    expect($notices.get().at(-1)).toMatchObject({ text: 'Please try again.', tone: 'error' });
    world.broken = null;
    await press('Show older messages');
    await until(() => rows().length).toBe(51);
    expect(new Set(rows()).size).toBe(51);
    await until(() => hasButton('Show older messages')).toBe(false);
  });
});
