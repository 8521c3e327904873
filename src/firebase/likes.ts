import { atom } from 'nanostores';
import { Like } from '../domain/listings/like.schema.ts';
import { likeId } from '../domain/listings/like.ts';
import { exists, listDocuments, serverTime, writeBatch } from './firestore.ts';
import { likeQueue } from './likeQueue.ts';
import { readCount, writeCounted } from './writeCounted.ts';

/** Liked bikes, as far as loaded, for all islands of the page. */
export const $liked = atom<ReadonlySet<string>>(new Set());

/** Limit of loaded likes. Hearts beyond it stay empty until pressed. */
const maxLoaded = 300;

const show = (id: string, liked: boolean) => {
  const others = [...$liked.get()].filter((other) => other !== id);
  $liked.set(new Set(liked ? [...others, id] : others));
};

type Press = { id: string; liked: boolean };
/** Sends likes to other tabs. */
let tabs: BroadcastChannel | undefined;
const join = (userId: string) => {
  tabs?.close();
  try {
    tabs = new BroadcastChannel(`vongxe.likes.${userId}`);
  } catch {
    // Without a channel, other tabs update on reload.
    return;
  }
  tabs.onmessage = ({ data: { id, liked } }: MessageEvent<Press>) => show(id, liked);
};
const showEverywhere = (id: string, liked: boolean) => {
  show(id, liked);
  tabs?.postMessage({ id, liked } satisfies Press);
};

let loaded: { userId: string; loading: Promise<void> } | undefined;

/** Loads the likes into `$liked`, once per page. */
export const loadLikes = (userId: string): Promise<void> => {
  if (loaded?.userId === userId) return loaded.loading;
  const load = async () => {
    const likes = await listDocuments(Like, 'likes', {
      where: [['user_id', '==', userId]],
      orderBy: ['created_at', 'desc'],
      limit: maxLoaded,
    });
    $liked.set(new Set(likes.map((like) => like.motorcycle_id)));
    // Reads the quota in advance, so that a like is written even if the visitor soon leaves the page.
    void readCount(userId, 'like').catch(() => null);
  };
  const loading = load().catch((failure: unknown) => {
    loaded = undefined;
    throw failure;
  });
  loaded = { userId, loading };
  join(userId);
  return loading;
};

// An open channel prevents the back-forward cache.
addEventListener('pagehide', () => tabs?.close());
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && loaded) join(loaded.userId);
});

const queues = new Map<string, ReturnType<typeof likeQueue>>();

/** Shows the change at once. If it is refused, reverts it and throws. */
export const setLiked = (userId: string, listingId: string, liked: boolean): Promise<void> => {
  const path = (id: string) => `likes/${likeId(userId, id)}`;
  const queue =
    queues.get(userId) ??
    likeQueue({
      show: showEverywhere,
      read: (id) => exists(path(id)),
      write: (id, wanted) => {
        if (!wanted) return writeBatch([{ remove: path(id) }]);
        const data = { user_id: userId, motorcycle_id: id, created_at: serverTime };
        return writeCounted(userId, 'like', path(id), [{ set: path(id), data }]);
      },
    });
  queues.set(userId, queue);
  return queue(listingId, liked);
};
