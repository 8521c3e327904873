import { describe, expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { serverTime } from '../../firebase/firestore.ts';
import { buyersIn, planBuyer, standingOf, type Thread } from './buyers.ts';

const thread = (id: string, changes: Parameters<typeof buildInquiry>[0] = {}): Thread => ({
  ...buildInquiry({ buyer_id: id, ...changes }),
  id,
});
const claims = { status: 'closed' as const, closed_by: 'a' };

describe('who may have bought a bike', () => {
  it.each([
    ['open', {}],
    ['claimed', claims],
    ['named', { named_at: 5 }],
    ['saidNo', { named_at: 5, sold_at: null }],
    ['agreed', { named_at: 5, sold_at: 6 }],
    ['agreed', { ...claims, sold_at: 6 }],
    ['open', { named_at: null, sold_at: null }],
  ] as const)('stands as %s (%#)', (standing, changes) => {
    expect(standingOf(thread('a', changes))).toBe(standing);
  });

  it('is everybody who wrote, once, whoever says so first, then the last that was heard of', () => {
    const threads = [
      thread('old', { updated_at: 1 }),
      thread('new', { updated_at: 9 }),
      { ...thread('old', { updated_at: 2, status: 'closed', closed_by: 'old' }), id: 'second' },
      thread('left', { buyer_id: 'nobody' }),
    ];
    expect(buyersIn(threads).map(({ id }) => id)).toEqual(['second', 'new']);
    expect(buyersIn([])).toEqual([]);
  });
});

describe('saying who bought a bike', () => {
  const [named, denied, agreed, other] = [
    thread('asked', { named_at: 5 }),
    thread('no', { named_at: 5, sold_at: null }),
    thread('done', { named_at: 5, sold_at: 6 }),
    thread('other'),
  ];
  const all = [named, denied, agreed, other];
  const naming = { named_at: serverTime, updated_at: serverTime };
  const withdrawal = { named_at: null, updated_at: serverTime };

  it('asks one, and nobody else any more who has not agreed', () => {
    expect(planBuyer(all, other)).toEqual([
      { update: 'inquiries/asked', data: withdrawal },
      { update: 'inquiries/no', data: withdrawal },
      { update: 'inquiries/other', data: naming },
    ]);
  });
  it('agrees with one who says so already', () => {
    const claimed = thread('a', claims);
    expect(planBuyer([claimed], claimed)).toEqual([
      { update: 'inquiries/a', data: { sold_at: serverTime, updated_at: serverTime } },
      { set: 'deals/listing', data: { thread_id: 'a', agreed_at: serverTime } },
    ]);
  });
  it('asks once more one who said no', () => {
    expect(planBuyer([denied], denied)).toEqual([{ update: 'inquiries/no', data: naming }]);
  });
  it('takes back every question where it was somebody else', () => {
    expect(planBuyer(all, null).map((step) => 'update' in step && step.update)).toEqual([
      'inquiries/asked',
      'inquiries/no',
    ]);
    expect(planBuyer([other], null)).toEqual([]);
  });
});
