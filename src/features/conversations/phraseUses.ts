import { localStore } from '../../browserStorage.ts';
import type { Phrase } from '../../domain/conversations/phrase.ts';
import type { PhraseUses } from '../../domain/conversations/suggestPhrases.ts';

const key = 'vongxe.phrases';
const isCount = (entry: [string, unknown]): entry is [string, number] => Number.isSafeInteger(entry[1]);

/** How often this browser sent each phrase. */
export const readUses = (): PhraseUses => {
  const stored = localStore.getJson(key);
  return typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(isCount))
    : {};
};

export const countUses = (sent: readonly Phrase[]): void => {
  const uses = new Map(Object.entries(readUses()));
  for (const { code } of sent) uses.set(code, (uses.get(code) ?? 0) + 1);
  localStore.set(key, JSON.stringify(Object.fromEntries(uses)));
};
