type Hands = {
  show: (id: string, liked: boolean) => void;
  write: (id: string, liked: boolean) => Promise<void>;
  /** Reads the stored like after a refused write. */
  read: (id: string) => Promise<boolean>;
};

/**
 * Shows a change at once, then writes it: one write per bike at a time, and only the newest change. Reverts a
 * refused change and rejects, unless the server stores it already.
 */
export const likeQueue = ({ show, write, read }: Hands) => {
  const wishes = new Map<string, boolean>();
  const running = new Map<string, Promise<void>>();

  const work = async (id: string, before: boolean) => {
    let stored = before;
    for (let wish = wishes.get(id); wish !== undefined && wish !== stored; wish = wishes.get(id)) {
      try {
        await write(id, wish);
        stored = wish;
      } catch (failure) {
        stored = await read(id).catch(() => stored);
        if (stored === wish) continue;
        wishes.delete(id);
        show(id, stored);
        throw failure;
      }
    }
    wishes.delete(id);
  };

  return async (id: string, liked: boolean): Promise<void> => {
    wishes.set(id, liked);
    show(id, liked);
    const busy = running.get(id);
    if (busy) return busy;
    const working = work(id, !liked).finally(() => running.delete(id));
    running.set(id, working);
    return working;
  };
};
