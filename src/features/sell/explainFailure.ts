import { codeOf } from '../../firebase/codeOf.ts';
import type { Session } from '../../firebase/session.ts';

type Failure =
  /** The session has ended; what was typed is kept. */
  | { title: 'authRequired' }
  /** As many bikes as one account may add in a day. */
  | { title: 'quotaUsedUp' }
  | { title: 'createFailed' | 'updateFailed'; text: string | undefined };

/** What to say when a listing could not be written: the server's own words, unless it asks to sign in. */
export const explainFailure = (
  error: unknown,
  { session, isNew }: { session: Session['state']; isNew: boolean },
): Failure => {
  if (session !== 'in') return { title: 'authRequired' };
  if (codeOf(error) === 'resource-exhausted') return { title: 'quotaUsedUp' };
  const text = error instanceof Error ? error.message : undefined;
  return { title: isNew ? 'createFailed' : 'updateFailed', text };
};
