type Hands = {
  /** What the page shows. */
  show: (id: string, liked: boolean) => void;
  write: (id: string, liked: boolean) => Promise<void>;
  /** What the server says, asked when a write was refused. */
  read: (id: string) => Promise<boolean>;
};

/**
 * Likes and takes back likes. A wish shows at once and is written behind it, one write a bike at a time; of
 * wishes that come faster than writes only the last counts. A wish that cannot be had is taken back on the
 * page and fails for whoever made it; a refusal because it is so already, as after a click in another tab, does not.
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
