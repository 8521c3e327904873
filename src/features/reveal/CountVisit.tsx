import { useEffect } from 'react';
import { idToken, useSession } from '../../firebase/session.ts';
import { listingView } from '../../paths.ts';

/** Counts the visit of somebody signed in, whom the server must know to leave the seller out. Shows nothing. */
export const CountVisit = ({ listingId }: { listingId: string }) => {
  const { state } = useSession();
  useEffect(() => {
    if (state === 'loading') return;
    const send = async () => {
      const token = await idToken();
      const headers = { 'Content-Type': 'text/plain', ...(token && { Authorization: `Bearer ${token}` }) };
      await fetch(listingView, { method: 'POST', body: listingId, headers, keepalive: true });
    };
    // A visit that is not counted is no trouble of the visitor's.
    send().catch(() => undefined);
  }, [state, listingId]);
  return null;
};
