import { localStore } from '../browserStorage.ts';

const chosen = 'vongxe.language';

/**
 * Returns whether to offer Vietnamese: in Vietnamese browsers on English pages, until a language was chosen
 * or the offer dismissed.
 */
export const shouldOffer = () => /^vi/.test(navigator.language) && !localStore.get(chosen);

export const keepChoice = () => localStore.set(chosen, '1');
