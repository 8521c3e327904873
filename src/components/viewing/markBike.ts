import { askedSlug } from './askedSlug.ts';

/** Inlined, because a slow page is painted before viewing.ts runs. */
document.querySelector('[data-viewing]')?.toggleAttribute('data-of-bike', askedSlug() !== '');
