import { describe, expect, it } from 'vitest';
import type { AdminAction } from '../../src/domain/admin/admin.schema.ts';
import { auditOf, bikeAt, mistake, openAdmin, scam, sell } from './operators.ts';
import { createMember } from './people.ts';
import { documents } from './suite.ts';

const one = await openAdmin();
const other = await openAdmin();
const look = async () => (await one.read({ queue: 'figures' })).read_at;
const report = (id: string) =>
  documents.doc(`reports/minh_${id}`).set({
    ...{ user_id: 'minh', motorcycle_id: id, reason: 'scam', message: null, status: 'new', revision: 0 },
    ...{ created_at: new Date(), updated_at: new Date() },
  });
const acts = async (target: string) => (await auditOf(target)).map(({ act }) => act);

describe('two operators who decide about the same thing', () => {
  it('hide and keep: the second is told, and decides again by what stands now', async () => {
    const id = await sell(await createMember());
    await report(id);
    const seen = await look();
    expect(await one.act({ act: 'hide', listing: id, decision: scam }, seen)).toBe('done');
    expect(await other.act({ act: 'keep', listing: id }, seen)).toBe(409);
    expect(await bikeAt(id)).toMatchObject({ status: 'hidden', revision: 1 });
    expect(await acts(`motorcycles/${id}`)).toEqual(['hide']);
    expect(await other.act({ act: 'restore', listing: id, decision: mistake }, await look())).toBe('done');
    expect(await bikeAt(id)).toMatchObject({ status: 'active', revision: 2 });
  });

  it('keep and hide', async () => {
    const id = await sell(await createMember());
    await report(id);
    const seen = await look();
    expect(await one.act({ act: 'keep', listing: id }, seen)).toBe('done');
    expect(await other.act({ act: 'hide', listing: id, decision: scam }, seen)).toBe(409);
    expect(await bikeAt(id)).toMatchObject({ status: 'active' });
  });

  it('the same: it is done once', async () => {
    const id = await sell(await createMember());
    const seen = await look();
    const hide: AdminAction = { act: 'hide', listing: id, decision: scam };
    const outcomes = await Promise.all([one.act(hide, seen), other.act(hide, seen)]);
    expect(outcomes.toSorted()).toEqual(['done', 'same']);
    expect(await acts(`motorcycles/${id}`)).toEqual(['hide']);
  });

  it('suspend and lift', async () => {
    const { id } = await createMember();
    const seen = await look();
    expect(await one.act({ act: 'suspend', person: id, decision: scam }, seen)).toBe('done');
    const between = await look();
    expect(await one.act({ act: 'lift', person: id, decision: mistake }, between)).toBe('done');
    expect(await other.act({ act: 'suspend', person: id, decision: scam }, between)).toBe(409);
    expect((await documents.doc(`suspensions/${id}`).get()).exists).toBe(false);
  });

  it('suspend, and dismiss the report that this upheld', async () => {
    const { id } = await createMember();
    const path = `conversation_reports/minh_${id}`;
    await documents.doc(path).set({ reported_id: id, status: 'new', created_at: new Date() });
    const seen = await look();
    await documents.doc(path).update({ status: 'upheld' });
    expect(await other.act({ act: 'dismiss', report: `minh_${id}` }, seen)).toBe(409);
  });

  it('a seller who changes the listing all the time cannot keep it from being hidden', async () => {
    const id = await sell(await createMember());
    const seen = await look();
    await documents.doc(`motorcycles/${id}`).update({ price: 1, revision: 9 });
    expect(await one.act({ act: 'hide', listing: id, decision: scam }, seen)).toBe('done');
    expect(await bikeAt(id)).toMatchObject({ status: 'hidden', revision: 10 });
  });

  it('a look at its phone numbers is no decision', async () => {
    const id = await sell(await createMember());
    const seen = await look();
    await one.read({ queue: 'numbers', listing: id });
    expect(await other.act({ act: 'hide', listing: id, decision: scam }, seen)).toBe('done');
  });
});
