const chosen = 'vongxe.language';

/**
 * Is Vietnamese to be offered? In a Vietnamese browser, on a page in English, which alone has the offer
 * (LanguageOffer.astro), until somebody has chosen a language here or sent the offer away.
 */
export const shouldOffer = () => /^vi/.test(navigator.language) && !localStorage.getItem(chosen);

/** From here on the language is this reader's own choice. */
export const keepChoice = () => localStorage.setItem(chosen, '1');
