import { codeOf } from '../../firebase/codeOf.ts';
import { serverMessage } from '../../firebase/serverMessage.ts';
import type { Session } from '../../firebase/session.ts';

type Failure =
  | { title: 'authRequired' }
  | { title: 'quotaUsedUp' | 'editsUsedUp' }
  | { title: 'createFailed' | 'updateFailed'; text: string | null };

/** Notice about a failed save, with the server's message if there is one. */
export const explainFailure = (
  error: unknown,
  { session, isNew, isEdit }: { session: Session['state']; isNew: boolean; isEdit: boolean },
): Failure => {
  if (session !== 'in') return { title: 'authRequired' };
  if (codeOf(error) === 'resource-exhausted') return { title: isEdit ? 'editsUsedUp' : 'quotaUsedUp' };
  return { title: isNew ? 'createFailed' : 'updateFailed', text: serverMessage(error) };
};
