import * as logger from 'firebase-functions/logger';
import type { Row } from '../../../src/domain/listings/card.ts';
import type { ReconcileState } from '../../../src/domain/reconcile/reconcile.schema.ts';
import type { ReconcileKind } from '../../../src/domain/reconcile/reconcile.ts';
import type { applyToIdentities } from '../flows/applySuspension.ts';
import type { checkSeller } from '../flows/checkSeller.ts';
import type { AccountName } from '../listings/copySellerName.ts';
import type { Environment } from '../platform/environment.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Site } from '../platform/site.ts';
import type { Accounts } from '../readers/findPerson.ts';
import { saveState } from './state.ts';

/** What a comparison needs; its clocks are handed to it, so that a test need not wait. */
export type Needs = {
  site: Site;
  environment: Environment & Pick<Secrets, 'LINK_SECRET' | 'FACEBOOK_TOKEN'>;
  accounts: Accounts;
  accountName: AccountName;
  /** Looks at who puts a bike up for the first time; false where it is somebody suspended who came back. */
  checkSeller: typeof checkSeller;
  /** What outlives the account of somebody suspended. */
  applyToIdentities: typeof applyToIdentities;
  /** Whether somebody's account may sign in. */
  setAccountOpen: (userId: string, isOpen: boolean) => Promise<void>;
  clock: () => number;
  /** Waits, so that what looks wrong in passing can come right by itself. */
  pause: (milliseconds: number) => Promise<unknown>;
};

/** One run of the comparison, and what it has found so far. */
export type Run = {
  needs: Needs;
  /** When it began; everything is judged as of this moment. */
  now: number;
  state: ReconcileState;
  /** Rows of the list that were read in this run, by part. */
  parts: Map<number, Record<string, Row>>;
  /** The bikes with photos where those of hidden ones lie. */
  hidden: Promise<ReadonlySet<string>>;
  /** Whether it has worked for long enough; the next one goes on from here. */
  isOver: () => boolean;
  count: (kind: ReconcileKind, times?: number) => void;
  /** Writes down a failure, which does not keep the rest from being done. */
  fail: (what: Record<string, unknown>, failure: unknown) => void;
  save: () => Promise<void>;
};

/** Milliseconds; the next run begins after five minutes. */
const worksFor = 200_000;

const hiddenIds = async ({ files }: Site): Promise<ReadonlySet<string>> =>
  new Set((await files.folders('hidden/listings/')).map((folder) => folder.split('/').at(-2) ?? ''));

/** A run of the comparison: it continues where the state before ended, and counts its own repairs and failures from 0. */
export const beginRun = (needs: Needs, before: ReconcileState): Run => {
  const now = needs.clock();
  const state: ReconcileState = { ...before, mended: {}, failed: 0 };
  const hidden = hiddenIds(needs.site);
  // It is awaited with the first listing, which may be never.
  hidden.catch(() => undefined);
  return {
    needs,
    now,
    state,
    parts: new Map(),
    hidden,
    isOver: () => needs.clock() - now > worksFor,
    count: (kind, times = 1) => {
      state.mended[kind] = (state.mended[kind] ?? 0) + times;
    },
    fail: (what, failure) => {
      state.failed += 1;
      logger.error('a comparison failed', { ...what, failure: String(failure) });
    },
    save: () => saveState(needs.site.documents, state),
  };
};
