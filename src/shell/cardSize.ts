import { localStore } from '../browserStorage.ts';

/**
 * Card size of the home page: small on phones, else large, unless chosen on this device
 * (components/home/home.css).
 */
export const cardSizes = ['large', 'compact'] as const;
export type CardSize = (typeof cardSizes)[number];

/** Key in storage, and name of the switch. */
export const cardKey = 'cards';

export const phone = '(width < 768px)';

export const readCardSize = (): CardSize => {
  const chosen = document.documentElement.dataset.cards;
  return cardSizes.find((size) => size === chosen) ?? (matchMedia(phone).matches ? 'compact' : 'large');
};

/** Applies the given, else the stored card size, and selects it in the switch. */
export const showCardSize = (chosen?: string) => {
  const stored = chosen ?? localStore.get(cardKey);
  if (stored) {
    document.documentElement.dataset.cards = stored;
    localStore.set(cardKey, stored);
  }
  const size = readCardSize();
  for (const choice of document.querySelectorAll<HTMLInputElement>(`[name=${cardKey}]`))
    choice.checked = choice.value === size;
};
