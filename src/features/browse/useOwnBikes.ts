import { useEffect, useState } from 'react';
import { useSession } from '../../firebase/session.ts';
import { reportHandled } from '../../shell/reportHandled.ts';

const none: ReadonlySet<string> = new Set();

/** The set is empty for visitors. */
export const useOwnBikes = (): ReadonlySet<string> => {
  const session = useSession();
  const userId = session.state === 'in' ? session.user.id : null;
  const [own, setOwn] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    setOwn(none);
    if (userId === null) return;
    // Visitors do not load the database.
    import('./readOwnIds.ts')
      .then(({ readOwnIds }) => readOwnIds(userId))
      .then(
        (ids) => isCurrent && ids.length > 0 && setOwn(new Set(ids)),
        (failure: unknown) => reportHandled(failure, 'read my own listings'),
      );
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return own;
};
