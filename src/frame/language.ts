import { localStore } from '../browserStorage.ts';

const chosen = 'vongxe.language';

/**
 * Is Vietnamese to be offered? In a Vietnamese browser, on a page in English, which alone has the offer
 * (LanguageOffer.astro), until somebody has chosen a language here or sent the offer away.
 */
export const shouldOffer = () => /^vi/.test(navigator.language) && !localStore.get(chosen);

/** From here on the language is this reader's own choice. */
export const keepChoice = () => localStore.set(chosen, '1');
