import { useState } from 'react';

/** Ids of the chosen listings; null outside of the selection mode. */
export const useChosen = () => {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  return {
    ids,
    set: (next: Iterable<string>) => setIds(new Set(next)),
    choose: (some: readonly string[], yes: boolean) =>
      setIds((now) => {
        const next = new Set(now);
        for (const id of some) yes ? next.add(id) : next.delete(id);
        return next;
      }),
    begin: () => setIds(new Set()),
    end: () => setIds(null),
  };
};
export type Chosen = ReturnType<typeof useChosen>;
