import { useState } from 'react';
import type { Phrase } from '../../domain/conversations/phrase.ts';

const keyOf = (name: string) => `vongxe.phrases.${name}`;

const isPhrase = (kept: unknown): kept is Phrase =>
  typeof kept === 'object' && kept !== null && 'code' in kept && typeof kept.code === 'string';

/** What this page kept itself; whether each can still be said is looked at before it is sent. */
const read = (name: string): readonly Phrase[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPhrase) : [];
  } catch {
    return [];
  }
};

const keep = (name: string, phrases: readonly Phrase[]) => {
  try {
    if (phrases.length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(phrases));
  } catch {
    // Storage is blocked: they last as long as the form.
  }
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
