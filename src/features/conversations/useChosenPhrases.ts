import { useState } from 'react';
import { sessionStore } from '../../browserStorage.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';

const keyOf = (name: string) => `vongxe.phrases.${name}`;

const isPhrase = (kept: unknown): kept is Phrase =>
  typeof kept === 'object' && kept !== null && 'code' in kept && typeof kept.code === 'string';

/** What this page kept itself; whether each can still be said is looked at before it is sent. */
const read = (name: string): readonly Phrase[] => {
  const kept = sessionStore.getJson(keyOf(name));
  return Array.isArray(kept) ? kept.filter(isPhrase) : [];
};

const keep = (name: string, phrases: readonly Phrase[]) => {
  if (phrases.length === 0) sessionStore.remove(keyOf(name));
  else sessionStore.set(keyOf(name), JSON.stringify(phrases));
};

/** The phrases chosen for a message that is not sent yet, kept in this tab like its text. */
export const useChosenPhrases = (name: string) => {
  const [chosen, choose] = useState(() => read(name));
  const change = (phrases: readonly Phrase[]) => {
    choose(phrases);
    keep(name, phrases);
  };
  return [chosen, change] as const;
};
