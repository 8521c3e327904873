import { useState } from 'react';
import { sessionStore } from '../../browserStorage.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import { keepPart, phrasesKey } from './drafts.ts';

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

const read = (name: string): readonly Phrase[] => {
  const value = sessionStore.getJson(phrasesKey(name));
  return Array.isArray(value) ? value.filter(isPhrase) : [];
};

const keep = (name: string, phrases: readonly Phrase[]) =>
  keepPart(phrasesKey(name), phrases.length === 0 ? null : JSON.stringify(phrases));

export const useChosenPhrases = (name: string) => {
  const [chosen, choose] = useState(() => read(name));
  const change = (phrases: readonly Phrase[]) => {
    choose(phrases);
    keep(name, phrases);
  };
  return [chosen, change] as const;
};
