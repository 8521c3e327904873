import { useState } from 'react';
import { sessionStore } from '../../browserStorage.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';

const keyOf = (name: string) => `vongxe.phrases.${name}`;

const isPhrase = (kept: unknown): kept is Phrase =>
  typeof kept === 'object' && kept !== null && 'code' in kept && typeof kept.code === 'string';

/** Reads the stored phrases. Their validity is checked before sending. */
const read = (name: string): readonly Phrase[] => {
  const kept = sessionStore.getJson(keyOf(name));
  return Array.isArray(kept) ? kept.filter(isPhrase) : [];
};

const keep = (name: string, phrases: readonly Phrase[]) => {
  if (phrases.length === 0) sessionStore.remove(keyOf(name));
  else sessionStore.set(keyOf(name), JSON.stringify(phrases));
};

/** Chosen phrases of an unsent message, kept in this tab like its text. */
export const useChosenPhrases = (name: string) => {
  const [chosen, choose] = useState(() => read(name));
  const change = (phrases: readonly Phrase[]) => {
    choose(phrases);
    keep(name, phrases);
  };
  return [chosen, change] as const;
};
