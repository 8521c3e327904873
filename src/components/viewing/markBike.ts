import { askedSlug } from './askedSlug.ts';

/** Inlined before the parts that depend on it, since a page that arrives slowly is painted before viewing.ts. */
document.querySelector('[data-viewing]')?.toggleAttribute('data-of-bike', askedSlug() !== '');
