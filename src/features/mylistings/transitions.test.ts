import { describe, expect, it } from 'vitest';
import { buildMine } from '../../../tests/fixtures/buildMine.ts';
import { type Action, actions, actionsFor, type Mine, needsPhone, planAction } from './planAction.ts';
import { fittingFor, type SeveralAction, severalActions } from './planSeveral.ts';

/**
 * Changes of status that are offered. `editor`: the form decides. `phone`: needs a phone number, which the
 * rules don't check.
 */
const transitions: Record<Mine['status'], Partial<Record<Action, string>>> = {
  draft: { activate: 'editor', markSold: 'sold, phone', delete: 'deleted' },
  active: { pause: 'paused', markSold: 'sold', delete: 'deleted', reserve: 'reserved' },
  paused: { activate: 'active', markSold: 'sold', delete: 'deleted' },
  sold: { unmarkSold: 'active, phone', delete: 'deleted' },
  hidden: { delete: 'deleted' },
};
const together: Record<Mine['status'], readonly SeveralAction[]> = {
  draft: ['price'],
  active: ['renew', 'pause', 'markSold', 'reserve', 'price'],
  paused: ['activate', 'markSold', 'price'],
  sold: [],
  hidden: [],
};
const states = ['draft', 'active', 'paused', 'sold', 'hidden'] as const;
const listingIn = (status: Mine['status']): Mine => ({ ...buildMine('active'), status }) as Mine;

const describePlan = (listing: Mine, action: Action) => {
  const plan = planAction(listing, action, Date.now() + 86_400_000);
  if (plan.kind === 'editor') return 'editor';
  if (plan.changes.deleted_at) return 'deleted';
  if (plan.changes.reserved_until) return 'reserved';
  return `${String(plan.changes.status)}${needsPhone(listing, action) ? ', phone' : ''}`;
};

describe('states of a listing', () => {
  it.each(states)('[S4.1] every action on one that is %s is in the table', (status) => {
    const listing = listingIn(status);
    const offered = actionsFor(listing).map((action) => [action, describePlan(listing, action)]);
    expect(Object.fromEntries(offered)).toEqual(transitions[status]);
  });

  it.each(states)('several that are %s have no other way', (status) => {
    const fitting = severalActions.filter((action) => fittingFor(action, [listingIn(status)]).length > 0);
    expect(fitting).toEqual(together[status]);
  });

  it('nothing becomes public from a draft with gaps', () => {
    const gaps = { ...listingIn('draft'), description: '' } as Mine;
    for (const action of actions.filter((name) => name === 'activate' || name === 'markSold'))
      expect(planAction(gaps, action), action).toEqual({ kind: 'editor' });
  });
});
