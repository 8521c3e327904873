import { localStore } from '../browserStorage.ts';

/**
 * How large the cards of the home page's list are: small on a phone, large elsewhere, unless somebody chose. A choice stands
 * on <html>, where styles ask for it (components/home/home.css), and is kept on this device.
 */
export const cardSizes = ['large', 'compact'] as const;
export type CardSize = (typeof cardSizes)[number];

/** The key in storage, and the name of the switch. */
export const cardKey = 'cards';

/** Media query of the screens that have small cards by default. */
export const phone = '(width < 768px)';

export const readCardSize = (): CardSize => {
  const chosen = document.documentElement.dataset.cards;
  return cardSizes.find((size) => size === chosen) ?? (matchMedia(phone).matches ? 'compact' : 'large');
};

/** Shows a size, or the one that was kept, and marks it in the switch. */
export const showCardSize = (chosen?: string) => {
  const kept = chosen ?? localStore.get(cardKey);
  if (kept) {
    document.documentElement.dataset.cards = kept;
    localStore.set(cardKey, kept);
  }
  const size = readCardSize();
  for (const choice of document.querySelectorAll<HTMLInputElement>(`[name=${cardKey}]`))
    choice.checked = choice.value === size;
};
