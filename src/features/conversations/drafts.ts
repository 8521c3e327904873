const keyOf = (threadId: string) => `vongxe.reply.${threadId}`;

/** What somebody began to answer and has not sent, kept in this tab. */
export const readDraft = (threadId: string): string => {
  try {
    return sessionStorage.getItem(keyOf(threadId)) ?? '';
  } catch {
    return '';
  }
};

export const keepDraft = (threadId: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(threadId));
    else sessionStorage.setItem(keyOf(threadId), text);
  } catch {
    // Storage is blocked: the text lasts as long as its box.
  }
};
