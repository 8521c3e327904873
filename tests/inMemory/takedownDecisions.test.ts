import { describe, expect, it } from 'vitest';
import { takeTakedown } from '../../functions/src/entries/sendTakedown.call.ts';
import { forgetMessages } from '../../functions/src/support/forgetMessages.ts';
import type { AdminAction } from '../../src/domain/admin/admin.schema.ts';
import { newId } from '../../src/domain/platform/newId.ts';
import { messageDays } from '../../src/domain/support/contactMessage.ts';
import { takedownDays } from '../../src/domain/support/takedown.ts';
import { day } from '../../src/domain/time/time.ts';
import { auditOf, bikeAt, openAdmin, sell } from '../functions/operators.ts';
import { createMember } from './memoryPeople.ts';
import { documents, fresh } from './memorySuite.ts';

const { act, read, operator } = await openAdmin();
const moderator = await openAdmin('moderator');

const request = async (page: string, more: object = {}, now = Date.now()) => {
  const id = newId();
  const email = `${fresh('sender')}@example.com`;
  const number = await takeTakedown(
    {
      ...{ id, language: 'vi' },
      request: {
        ...{ side: 'owner', name: 'Lan', email, page, basis: 'My photo', description: 'Secret words.' },
        ...more,
      },
    },
    { documents, operator: 'op@example.com', visitor: fresh('visitor'), now },
  );
  return { id, number, email };
};
type Deciding = Extract<AdminAction, { act: 'decideTakedown' }>;
const decide = (message: string, more: Partial<Deciding> = {}): Deciding => ({
  ...{ act: 'decideTakedown', message, outcome: 'upheld', reason: 'It is their photo.', listing: null },
  ...more,
});
const stored = async (id: string) => (await documents.doc(`contact_messages/${id}`).get()).data();
const mailOf = async (id: string) => (await documents.doc(`mail/takedownDecided_${id}`).get()).data();
const listed = async () => sell(await createMember('Hoa'));

describe('a decision on a request', () => {
  it('that upholds it removes the listing, tells both sides and is in the audit', async () => {
    const bike = await listed();
    const { id, number, email } = await request(`https://vongxe.example/motorcycle/${bike}?x=1`);
    const { items } = await read({ queue: 'messages', kind: 'contact_messages', closed: false, after: null });
    const shown = items.find((message) => message.id === id)?.takedown;
    expect([shown?.listing?.id, shown?.decision]).toEqual([bike, undefined]);
    expect(await moderator.act(decide(id, { listing: bike }))).toBe('done');
    const { takedown, status } = (await stored(id)) ?? {};
    expect(takedown.decision).toMatchObject({
      ...{ outcome: 'upheld', reason: 'It is their photo.', listing_id: bike },
      operator_id: moderator.operator.id,
    });
    expect(status).toBe('done');
    expect((await bikeAt(bike))?.hidden).toMatchObject({
      ...{ reason: 'other', note: `${number}: It is their photo.`, status: 'active' },
    });
    const mail = await mailOf(id);
    expect([mail?.to, JSON.stringify(mail)]).toEqual([email, expect.not.stringMatching(/Secret|Lan/)]);
    expect(await auditOf(`contact_messages/${id}`)).toMatchObject([
      { act: 'decideTakedown', detail: 'upheld' },
    ]);
  });

  it('that refuses it removes nothing, even if a listing is named', async () => {
    const bike = await listed();
    const { id } = await request(bike);
    expect(await act(decide(id, { outcome: 'refused', listing: bike }))).toBe('done');
    expect((await bikeAt(bike))?.status).toBe('active');
  });

  it('is made once: the same is no conflict, another is refused, and two at once leave one', async () => {
    const { id } = await request('nowhere');
    const both = await Promise.all([
      act(decide(id)),
      moderator.act(decide(id, { outcome: 'refused', reason: 'No proof.' })),
    ]);
    expect(both.toSorted()).toEqual([409, 'done']);
    const first = (await stored(id))?.takedown.decision;
    const { outcome, reason } = first;
    expect(await act(decide(id, { outcome, reason }))).toBe('same');
    expect(await act(decide(id, { outcome, reason: 'Other words.' }))).toBe(409);
    expect((await stored(id))?.takedown.decision).toEqual(first);
    expect(await auditOf(`contact_messages/${id}`)).toHaveLength(1);
  });

  it('that was cut off is completed by the same one', async () => {
    const bike = await listed();
    const { id } = await request(bike);
    await act(decide(id));
    await documents.doc(`contact_messages/${id}`).update({ 'takedown.decision.listing_id': bike });
    expect(await act(decide(id, { listing: bike }))).toBe('same');
    expect((await bikeAt(bike))?.status).toBe('hidden');
  });

  it('is needed: a request is not closed without one, and an answer leaves it open', async () => {
    const { id } = await request('nowhere');
    expect(await act({ act: 'finish', kind: 'contact_messages', message: id })).toBe(400);
    const answer = { kind: 'contact_messages', message: id, id: newId(), words: 'Which photo?' } as const;
    expect(await act({ act: 'answer', ...answer })).toBe('done');
    expect((await stored(id))?.status).toBe('new');
  });

  it('is not made about another message or for nobody', async () => {
    const plain = newId();
    await documents.doc(`contact_messages/${plain}`).set({ message: 'Hello', status: 'new' });
    expect(await act(decide(plain))).toBe(404);
    expect(await act(decide(newId()))).toBe(404);
  });
});

it('the register is a table for owners alone, with moments in Vietnam and without addresses', async () => {
  const { id, number, email } = await request('=HYPERLINK("x")', {}, Date.UTC(2308, 0, 1, 18));
  await act(decide(id, { outcome: 'partly' }));
  const { columns, rows } = await read({ queue: 'export', table: 'takedowns' });
  expect(columns).toEqual([
    ...['number', 'received_at (UTC+7)', 'side', 'name', 'page', 'basis', 'due_at (UTC+7)'],
    ...['decision', 'reason', 'decided_at (UTC+7)', 'operator'],
  ]);
  const row = rows.find(([first]) => first === number);
  expect(row?.slice(0, 9)).toEqual([
    ...[number, '2308-01-02 01:00', 'owner', 'Lan', '=HYPERLINK("x")', 'My photo', '2308-01-05 01:00'],
    ...['partly', 'It is their photo.'],
  ]);
  expect(row?.[10]).toBe(operator.id);
  expect(JSON.stringify(rows)).not.toContain(email);
  await expect(moderator.read({ queue: 'export', table: 'takedowns' })).rejects.toThrow();
});

it('messages without an account go after a year, requests for removal after three, whatever their state', async () => {
  const now = Date.UTC(2320, 0, 1);
  const write = async (age: number, takedown: boolean) => {
    const { id } = await request('x', {}, now - age * day);
    if (!takedown) {
      const { takedown: _, ...message } = (await stored(id)) ?? {};
      await documents.doc(`contact_messages/${id}`).set(message);
    }
    return id;
  };
  const ages = [
    [messageDays + 1, false, false],
    [messageDays - 1, false, true],
    [messageDays + 1, true, true],
    [takedownDays + 1, true, false],
  ] as const;
  const ids = await Promise.all(ages.map(([age, takedown]) => write(age, takedown)));
  expect(await forgetMessages(documents, now)).toBeGreaterThanOrEqual(2);
  const left = await Promise.all(ids.map(async (id) => (await stored(id)) !== undefined));
  expect(left).toEqual(ages.map(([, , stays]) => stays));
});
