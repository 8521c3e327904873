import { useEffect } from 'react';
import { idToken, useSession } from '../../firebase/session.ts';
import { listingView } from '../../paths.ts';

/** Sends the sign-in token, so that the server does not count the seller. */
export const CountVisit = ({ listingId }: { listingId: string }) => {
  const { state } = useSession();
  useEffect(() => {
    if (state === 'loading') return;
    const send = async () => {
      const token = await idToken();
      const headers = { 'Content-Type': 'text/plain', ...(token && { Authorization: `Bearer ${token}` }) };
      await fetch(listingView, { method: 'POST', body: listingId, headers, keepalive: true });
    };
    send().catch(() => undefined);
  }, [state, listingId]);
  return null;
};
