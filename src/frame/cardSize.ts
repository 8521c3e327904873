import { localStore } from '../browserStorage.ts';

/**
 * How large the cards of the home page's list are. It stands on <html>, where styles ask for it
 * (components/home/compact.css), and is kept on this device.
 */
export const cardSizes = ['large', 'compact'] as const;
export type CardSize = (typeof cardSizes)[number];

/** The key in storage, and the name of the switch. */
export const cardKey = 'cards';

export const readCardSize = (): CardSize =>
  document.documentElement.dataset.cards === 'compact' ? 'compact' : 'large';

/** Shows a size, or the one that was kept, if there is one. */
export const showCardSize = (chosen?: string) => {
  const size = chosen ?? localStore.get(cardKey);
  if (!size) return;
  document.documentElement.dataset.cards = size;
  for (const choice of document.querySelectorAll<HTMLInputElement>(`[name=${cardKey}]`))
    choice.checked = choice.value === size;
  localStore.set(cardKey, size);
};
