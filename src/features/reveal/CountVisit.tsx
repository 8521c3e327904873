import { useEffect } from 'react';
import { idToken, useSession } from '../../firebase/session.ts';
import { listingView } from '../../paths.ts';

/** Counts a member's visit. Sends the sign-in token, so that the server can omit the seller. */
export const CountVisit = ({ listingId }: { listingId: string }) => {
  const { state } = useSession();
  useEffect(() => {
    if (state === 'loading') return;
    const send = async () => {
      const token = await idToken();
      const headers = { 'Content-Type': 'text/plain', ...(token && { Authorization: `Bearer ${token}` }) };
      await fetch(listingView, { method: 'POST', body: listingId, headers, keepalive: true });
    };
    // A lost count does not concern the visitor.
    send().catch(() => undefined);
  }, [state, listingId]);
  return null;
};
