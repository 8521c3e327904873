import { useState } from 'react';
import type { AdminAction } from '../../domain/admin/admin.schema.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { type ActionProblem, problemOf } from './useAdminActions.ts';

/** Action about one of several targets, and the target's name. */
export type BulkItem = { about: string; action: AdminAction };
export type BulkResult = { id: number; about: string; outcome: 'done' | 'same' | ActionProblem };

const performOne = async (action: AdminAction, seen: number): Promise<BulkResult['outcome']> => {
  try {
    return (await call('performAdminAction', { action, seen })).outcome;
  } catch (failure) {
    reportHandled(failure, `at /admin: several, ${action.act}`);
    return problemOf(action.act, codeOf(failure));
  }
};

/**
 * Performs a decision about several targets, one after the other, each with an audit entry. Continues after a
 * failure.
 */
export const useBulk = () => {
  const [isBusy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const perform = async (items: readonly BulkItem[], seen: number): Promise<void> => {
    setBusy(true);
    setResults([]);
    for (const [id, { about, action }] of items.entries()) {
      const outcome = await performOne(action, seen);
      setResults((before) => [...before, { id, about, outcome }]);
    }
    setBusy(false);
  };
  return { isBusy, results, perform, forget: () => setResults([]) };
};
export type Bulk = ReturnType<typeof useBulk>;
