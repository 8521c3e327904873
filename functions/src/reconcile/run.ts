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

export type Needs = {
  site: Site;
  environment: Environment & Pick<Secrets, 'LINK_SECRET' | 'FACEBOOK_TOKEN'>;
  accounts: Accounts;
  accountName: AccountName;
  checkSeller: typeof checkSeller;
  applyToIdentities: typeof applyToIdentities;
  setAccountOpen: (userId: string, isOpen: boolean) => Promise<void>;
  clock: () => number;
  /** Waits, so that writes in progress can finish. */
  pause: (milliseconds: number) => Promise<unknown>;
};

export type Run = {
  needs: Needs;
  /** Start of the run in milliseconds; its checks use this as the current time. */
  now: number;
  state: ReconcileState;
  parts: Map<number, Record<string, Row>>;
  /** Ids of listings with photos in the hidden folder. */
  hidden: Promise<ReadonlySet<string>>;
  /** Shop ids by owner id. */
  shops: Promise<ReadonlyMap<string, string>>;
  /** Returns whether the time limit is reached. The next run continues. */
  isOver: () => boolean;
  count: (kind: ReconcileKind, times?: number) => void;
  fail: (what: Record<string, unknown>, failure: unknown) => void;
  save: () => Promise<void>;
};

/** Time limit of a run in milliseconds; a run begins every five minutes. */
const worksFor = 200_000;

const hiddenIds = async ({ files }: Site): Promise<ReadonlySet<string>> =>
  new Set((await files.folders('hidden/listings/')).map((folder) => folder.split('/').at(-2) ?? ''));

const shopsByOwner = async ({ documents }: Site): Promise<ReadonlyMap<string, string>> => {
  const { docs } = await documents.collection('shop_people').where('role', '==', 'owner').get();
  return new Map(docs.map((person) => [person.id, String(person.get('shop_id'))]));
};

export const beginRun = (needs: Needs, before: ReconcileState): Run => {
  const now = needs.clock();
  const state: ReconcileState = { ...before, mended: {}, failed: 0 };
  const hidden = hiddenIds(needs.site);
  const shops = shopsByOwner(needs.site);
  // Marks rejections as handled: a run without listings awaits neither promise.
  for (const early of [hidden, shops]) early.catch(() => undefined);
  return {
    needs,
    now,
    state,
    parts: new Map(),
    hidden,
    shops,
    isOver: () => needs.clock() - now > worksFor,
    count: (kind, times = 1) => {
      if (times === 0) return;
      state.mended[kind] = (state.mended[kind] ?? 0) + times;
    },
    fail: (what, failure) => {
      state.failed += 1;
      logger.error('a comparison failed', { ...what, failure: String(failure) });
    },
    save: () => saveState(needs.site.documents, state),
  };
};
