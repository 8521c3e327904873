import { localStore } from '../browserStorage.ts';

/**
 * Sizes of the home page's cards (components/home/home.css). Unless chosen on this device: compact on phones,
 * else large.
 */
export const cardSizes = ['large', 'compact'] as const;
export type CardSize = (typeof cardSizes)[number];

/** Storage key, and name of the radio buttons. */
export const cardKey = 'cards';

export const phone = '(width < 768px)';

export const readCardSize = (): CardSize => {
  const chosen = document.documentElement.dataset.cards;
  return cardSizes.find((size) => size === chosen) ?? (matchMedia(phone).matches ? 'compact' : 'large');
};

/** Applies the given or stored card size, and selects its radio button. */
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
