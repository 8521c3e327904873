import { useEffect, useState } from 'react';
import { sessionKnown, useSession } from '../firebase/session.ts';
import { reportHandled } from './reportHandled.ts';

type Toggle = { outcome: 'done' | 'signIn' } | { outcome: 'failed'; wanted: boolean };

const store = () => import('../firebase/likes.ts');

const noLikes: ReadonlySet<string> = new Set();

/** Liked bikes. For visitors, `toggle` returns 'signIn' without loading Firebase. */
export const useLikes = (): {
  liked: ReadonlySet<string>;
  toggle: (listingId: string) => Promise<Toggle>;
} => {
  const session = useSession();
  const userId = session.state === 'in' ? session.user.id : null;
  const [liked, setLiked] = useState(noLikes);

  useEffect(() => {
    if (userId === null) return setLiked(noLikes);
    let stop: (() => void) | undefined;
    let here = true;
    void store()
      .then(async ({ $liked, loadLikes }) => {
        if (!here) return;
        stop = $liked.subscribe((ids) => setLiked(ids));
        await loadLikes(userId);
      })
      .catch((failure: unknown) => {
        console.warn('the likes could not be read', failure);
        reportHandled(failure, 'load likes');
      });
    return () => {
      here = false;
      stop?.();
    };
  }, [userId]);

  const toggle = async (listingId: string): Promise<Toggle> => {
    const current = await sessionKnown();
    if (current.state === 'out') return { outcome: 'signIn' };
    const wanted = !liked.has(listingId);
    try {
      const likes = await store();
      await likes.setLiked(current.user.id, listingId, wanted);
      return { outcome: 'done' };
    } catch (failure) {
      reportHandled(failure, wanted ? 'like a bike' : 'unlike a bike');
      return { outcome: 'failed', wanted };
    }
  };
  return { liked, toggle };
};
