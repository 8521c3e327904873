import { useCallback, useEffect, useState } from 'react';
import { OwnShop, type ShopAction } from '../../domain/shops/ownShop.schema.ts';
import { call } from '../../firebase/calls.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { $memberships } from '../../firebase/shopMembership.ts';
import { reportHandled } from '../../shell/reportHandled.ts';

export type ShopFailure = 'stale' | 'full' | 'busy' | 'expired' | 'elsewhere' | 'other';
const failures: Readonly<Record<string, ShopFailure>> = {
  aborted: 'stale',
  'out-of-range': 'full',
  'resource-exhausted': 'busy',
  'not-found': 'expired',
  'failed-precondition': 'elsewhere',
};

export type OwnShopState = {
  /** Null until it is read. */
  own: OwnShop | 'failed' | null;
  busy: boolean;
  retry: () => void;
  /** @returns the reason of a failure; null on success */
  perform: (action: ShopAction) => Promise<ShopFailure | null>;
};

export const useOwnShop = (): OwnShopState => {
  const [own, setOwn] = useState<OwnShop | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const read = useCallback(
    () =>
      call('ownShop', { act: 'read' })
        .then((answer) => setOwn(OwnShop.parse(answer)))
        .catch((failure: unknown) => {
          reportHandled(failure, 'read a shop');
          setOwn('failed');
        }),
    [],
  );
  useEffect(() => void read(), [read]);

  const perform = async (action: ShopAction): Promise<ShopFailure | null> => {
    if (busy) return 'other';
    setBusy(true);
    try {
      setOwn(OwnShop.parse(await call('ownShop', action)));
      if (action.act === 'accept' || action.act === 'leave') $memberships.set($memberships.get() + 1);
      return null;
    } catch (failure) {
      reportHandled(failure, `a shop: ${action.act}`);
      const why = failures[codeOf(failure) ?? ''] ?? 'other';
      if (why === 'stale' || why === 'expired') await read();
      return why;
    } finally {
      setBusy(false);
    }
  };
  return { own, busy, retry: () => void read(), perform };
};
