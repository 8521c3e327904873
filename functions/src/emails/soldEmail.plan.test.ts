import { describe, expect, it } from 'vitest';
import { day } from '../../../src/domain/time/time.ts';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { buildDraft, buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { isSale, isSaleTakenBack, isStillAsked, isStillTrue, planSoldEmail } from './soldEmail.plan.ts';

const bike = buildListing();
const sold = buildListing({ status: 'sold' });

it.each([
  ['one that was for sale', bike, sold, true],
  ['one that was paused', buildListing({ status: 'paused' }), sold, true],
  ['a draft', buildDraft(), sold, true],
  ['one that was sold before', sold, { ...sold, price: 1 }, false],
  ['one that arrives sold', null, sold, false],
  ['one that is deleted as well', bike, { ...sold, deleted_at: 1 }, false],
  ['one that is for sale again', sold, bike, false],
  ['one that is gone', bike, null, false],
])('a change sells a bike: %s', (_, before, after, expected) => expect(isSale(before, after)).toBe(expected));

describe('an email about a sale', () => {
  const now = buildInquiry().updated_at + day;
  const email = { kind: 'bikeSold', thread: 't', source: 't', to: 'buyer' };
  it.each([
    ['somebody waits for an answer', {}, email],
    ['they have talked', { status: 'replied' }, email],
    ['the buyer has closed it', { status: 'closed', closed_by: 'buyer' }, null],
    ['the seller names them as the buyer', { named_at: now - 1 }, null],
    ['they were named, and that was taken back', { named_at: null }, email],
    ['nobody has said a word for a month', { updated_at: now - 31 * day }, null],
  ] as const)('goes to a buyer where %s', (_, changes, expected) =>
    expect(planSoldEmail('t', buildInquiry(changes), now)).toEqual(expected),
  );

  it.each([
    ['the bike is sold', buildInquiry(), sold, true],
    ['it was deleted behind that', buildInquiry(), { ...sold, deleted_at: 1 }, true],
    ['it is for sale again', buildInquiry(), bike, false],
    ['there is no such bike', buildInquiry(), null, false],
    ['the thread is closed', buildInquiry({ status: 'closed' }), sold, false],
    ['there is no thread', null, sold, false],
    ['they were named meanwhile', buildInquiry({ named_at: 5 }), sold, false],
  ])('is looked at again when its time has come: %s', (_, inquiry, listing, expected) =>
    expect(isStillTrue(inquiry, listing)).toBe(expected),
  );
});

it.each([
  ['it is for sale again', sold, bike, true],
  ['it is paused instead', sold, buildListing({ status: 'paused' }), true],
  ['it is still sold', sold, { ...sold, price: 1 }, false],
  ['an operator hides it', sold, buildHidden(), false],
  ['it is gone', sold, null, false],
  ['it was for sale', bike, buildListing({ status: 'paused' }), false],
])('a sale is taken back: %s', (_, before, after, expected) =>
  expect(isSaleTakenBack(before, after)).toBe(expected),
);

it.each([
  ['nobody has answered', { named_at: 5 }, sold, true],
  ['the buyer has agreed', { named_at: 5, sold_at: 6 }, sold, false],
  ['the buyer said no', { named_at: 5, sold_at: null }, sold, false],
  ['the name was taken back', { named_at: null }, sold, false],
  ['it is for sale again', { named_at: 5 }, bike, false],
  ['there is no such bike', { named_at: 5 }, null, false],
])('a question to the buyer is still asked: %s', (_, changes, listing, expected) =>
  expect(isStillAsked(buildInquiry(changes), listing)).toBe(expected),
);
it('nobody is asked in a thread that is gone', () => expect(isStillAsked(null, sold)).toBe(false));
