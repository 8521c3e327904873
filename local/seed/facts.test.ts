import { describe, expect, it } from 'vitest';
import { answerTo, areFacts } from '../../src/domain/listings/facts.ts';
import { buildListings } from './buildListings.ts';
import { sellers } from './people.ts';

const now = Date.UTC(2026, 4, 17, 9, 30);
const seeded = buildListings(1_500, now);
const written = seeded.flatMap(({ listing }) =>
  listing.description ? [{ ...listing, facts: listing.facts ?? [] }] : [],
);
const first = written.slice(0, 110);

describe('the facts of the demo', () => {
  it('are given for most bikes, and may be stored as they are', () => {
    const answered = written.filter(({ facts }) => facts.length > 0);
    expect(answered.length / written.length).toBeGreaterThan(0.8);
    expect(answered.length / written.length).toBeLessThan(0.9);
    for (const { facts } of seeded.map(({ listing }) => ({ facts: listing.facts ?? [] })))
      expect(areFacts(facts)).toBe(true);
    const counts = answered.map(({ facts }) => facts.length).toSorted((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(12);
  });

  it('let both filters find bikes, and leave some out', () => {
    for (const fact of ['papers:own_name', 'price:open']) {
      const share = first.filter(({ facts }) => facts.includes(fact)).length / first.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.7);
    }
  });

  it('know no last service that is still to come', () => {
    const months = written.map(({ facts }) => answerTo(facts, 'serviced')).filter((month) => month !== null);
    expect(months.length).toBeGreaterThan(100);
    for (const month of months) expect(month < '2026-03').toBe(true);
  });

  it('are of no reason of a shop', () => {
    const shops = new Set(sellers.filter(({ trade }) => trade === 'shop').map(({ id }) => id));
    for (const { user_id, facts } of written)
      if (shops.has(user_id)) expect(answerTo(facts, 'reason')).toBeNull();
  });
});

/** Statements in a description, and the answers that agree with them. */
const contradictions: readonly (readonly [
  says: RegExp,
  question: Parameters<typeof answerTo>[1],
  allowed: readonly string[],
])[] = [
  [/previous owner’s name|tên chủ (?:cũ|trước)/, 'papers', ['previous_owner']],
  [/in my name/, 'papers', ['own_name']],
  [/[Cc]hính chủ, sang tên/, 'papers', ['own_name']],
  [/[Oo]ne owner|một đời chủ/, 'owners', ['1']],
  [/Two owners|hai đời chủ/, 'owners', ['2']],
  [/third owner|chủ thứ ba/, 'owners', ['3']],
  [/engine has never been opened|máy chưa bung/, 'engine', ['never_opened']],
  [/work at the top end|làm lại hơi/, 'engine', []],
  [/smokes when cold|nguội có khói|oil sweat|hơi rịn/, 'leaks', ['sweats']],
  [/smokes when cold|nguội có khói|flat battery|bình yếu/, 'start', []],
  [/flat battery|bình yếu/, 'battery', ['weak']],
  [/mirrors are not original|Gương không zin/, 'parts', ['changed']],
  [/tyres will need replacing|Lốp vài tháng nữa nên thay|lốp hết gai|finished tyres/, 'tyres', ['worn']],
  [/Both tyres were replaced|Cặp lốp thay/, 'tyres', ['new']],
  [/horn only works|còi lúc kêu/, 'lights', ['some']],
  [/battery is owned|Pin mua đứt/, 'pack', ['owned']],
  [/price is fixed|niêm yết|not haggle|đừng ép thêm/, 'price', ['firm']],
  [/sensible offer|fix nhẹ|or best offer|có bớt lộc/, 'price', ['open']],
  [/sau sáu giờ chiều|evening after six/, 'see_when', ['evenings']],
  [/[Tt]est rides are welcome|Chạy thử thoải mái/, 'test_ride', ['yes']],
  [/first service is still to come|chưa tới kỳ bảo dưỡng/, 'serviced', []],
];

it.each(contradictions)('no fact beside %s says otherwise (%s: %j)', (says, question, allowed) => {
  const matches = written.filter(({ description }) => says.test(description));
  expect(matches.length).toBeGreaterThan(0);
  for (const { facts } of matches) {
    const answer = answerTo(facts, question);
    if (answer !== null) expect(allowed).toContain(answer);
  }
});
