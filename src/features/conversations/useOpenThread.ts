import { useEffect, useState } from 'react';
import { codeOf } from '../../firebase/codeOf.ts';
import { getDocument } from '../../firebase/firestore.ts';
import { reportError } from '../../shell/reportError.ts';
import { type StoredThread, ThreadSchema } from './readThread.ts';

export type OpenThread =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'open'; thread: StoredThread };

type Read = { id: string } & ({ thread: StoredThread | null } | { failed: true });

/** The rules refuse reads of missing threads, and a malformed id is an 'invalid-argument'. */
const isMissing = (failure: unknown) =>
  ['permission-denied', 'not-found', 'invalid-argument'].includes(codeOf(failure) ?? '');

/** Thread with this id, from the loaded list or Firestore. */
export const useOpenThread = (id: string, threads: readonly StoredThread[]): OpenThread => {
  const [read, setRead] = useState<Read | null>(null);
  const listed = threads.find((thread) => thread.id === id);
  const wanted = !listed && read?.id !== id ? id : null;
  useEffect(() => {
    if (wanted === null) return;
    let isCurrent = true;
    getDocument(ThreadSchema, 'inquiries', wanted).then(
      (thread) => isCurrent && setRead({ id: wanted, thread }),
      (failure) => {
        if (!isMissing(failure)) reportError(failure, 'open a conversation');
        if (isCurrent) setRead({ id: wanted, ...(isMissing(failure) ? { thread: null } : { failed: true }) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  if (listed) return { state: 'open', thread: listed };
  if (read?.id !== id) return { state: 'loading' };
  if ('failed' in read) return { state: 'failed', retry: () => setRead(null) };
  return read.thread === null || read.thread.kind === 'broken'
    ? { state: 'missing' }
    : { state: 'open', thread: read.thread };
};
