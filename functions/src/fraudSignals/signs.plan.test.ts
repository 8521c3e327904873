import { expect, it } from 'vitest';
import type { Sign } from '../../../src/domain/moderation/signs.ts';
import { buildDraft, buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { type PlacePlan, planLook, planPlace } from './signs.plan.ts';

const bike = buildListing();

it.each([
  ['is published', buildDraft(), bike, true],
  ['is new', null, bike, true],
  ['has another price', bike, { ...bike, price: bike.price + 1 }, true],
  ['has another photo', bike, { ...bike, images: [{ image_url: 'x', image_order: 0 }] }, true],
  ['has another text', bike, { ...bike, description: 'x' }, true],
  ['was looked at', bike, { ...bike, views_count: 9 }, false],
  ['is sold', bike, { ...bike, status: 'sold' as const }, false],
  ['is hidden', bike, buildHidden(), false],
  ['is deleted', bike, { ...bike, deleted_at: 1 }, false],
  ['is gone', bike, null, false],
])('a listing that %s is looked at or not: %#', (_, before, after, is) => {
  expect(planLook(before, after)).toBe(is);
});

it.each<[string, { signs: Sign[]; status: 'new' | 'seen' } | null, Sign[], PlacePlan]>([
  ['too little', null, ['phone'], 'nothing'],
  ['enough', null, ['other_photo'], 'open'],
  ['too little by now', { signs: ['other_photo'], status: 'new' }, [], 'remove'],
  ['too little, looked at', { signs: ['other_photo'], status: 'seen' }, [], 'nothing'],
  ['the same, looked at', { signs: ['other_photo', 'phone'], status: 'seen' }, ['other_photo'], 'nothing'],
  ['more, looked at', { signs: ['other_photo'], status: 'seen' }, ['other_photo', 'link'], 'open'],
  ['the same, waiting', { signs: ['other_photo'], status: 'new' }, ['other_photo'], 'open'],
])('%s: %#', (_, earlier, signals, plan) => expect(planPlace(earlier, signals)).toBe(plan));
