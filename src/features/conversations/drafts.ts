import { sessionStore } from '../../browserStorage.ts';

const keyOf = (threadId: string) => `vongxe.reply.${threadId}`;

/** Draft of a reply, kept in this tab. */
export const readDraft = (threadId: string): string => sessionStore.get(keyOf(threadId)) ?? '';

export const keepDraft = (threadId: string, text: string): void => {
  if (text === '') sessionStore.remove(keyOf(threadId));
  else sessionStore.set(keyOf(threadId), text);
};
