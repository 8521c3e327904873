import { useSyncExternalStore } from 'react';
import { sessionStore } from '../../browserStorage.ts';
import { hasVisibleText } from '../../domain/text/hasVisibleText.ts';

const keyOf = (threadId: string) => `vongxe.reply.${threadId}`;
export const phrasesKey = (name: string) => `vongxe.phrases.${name}`;

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stores part of an unsent message in this tab; null removes it. */
export const keepPart = (key: string, value: string | null): void => {
  if (value === null) sessionStore.remove(key);
  else sessionStore.set(key, value);
  for (const listener of listeners) listener();
};

export const readDraft = (threadId: string): string => sessionStore.get(keyOf(threadId)) ?? '';

export const keepDraft = (threadId: string, text: string): void =>
  keepPart(keyOf(threadId), text === '' ? null : text);

const unsent = (threadId: string): string | null => {
  const text = readDraft(threadId);
  if (hasVisibleText(text)) return text;
  return sessionStore.get(phrasesKey(threadId)) === null ? null : '';
};

/** Text of a thread's unsent reply, live. Empty if the reply has only phrases; null without a reply. */
export const useDraft = (threadId: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => unsent(threadId),
    () => null,
  );
