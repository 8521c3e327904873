import { codeOf } from '../../firebase/codeOf.ts';
import { serverMessage } from '../../firebase/serverMessage.ts';
import type { Session } from '../../firebase/session.ts';

type Failure =
  /** The session has ended; what was typed is kept. */
  | { title: 'authRequired' }
  /** As many bikes as one account may add in a day, or as many changes. */
  | { title: 'quotaUsedUp' | 'editsUsedUp' }
  | { title: 'createFailed' | 'updateFailed'; text: string | null };

/** What to say when a listing could not be written: the server's own words, unless it asks to sign in. */
export const explainFailure = (
  error: unknown,
  { session, isNew, isEdit }: { session: Session['state']; isNew: boolean; isEdit: boolean },
): Failure => {
  if (session !== 'in') return { title: 'authRequired' };
  if (codeOf(error) === 'resource-exhausted') return { title: isEdit ? 'editsUsedUp' : 'quotaUsedUp' };
  return { title: isNew ? 'createFailed' : 'updateFailed', text: serverMessage(error) };
};
