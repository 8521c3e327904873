import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island only where somebody has signed in before, `use`: not before they use the page: memberDirective.ts. */
    'client:member'?: boolean | 'use';
    /** Wakes the island with the first click on `[data-ask=…]`: askDirective.ts. */
    'client:ask'?: string;
    /** Wakes a form that stands empty in its page with the first sign that somebody uses it, or where something is kept under a name that begins so: fillDirective.ts. */
    'client:fill'?: string;
    /** Wakes the island at once; what is pressed before it can answer is held: holdDirective.ts. */
    'client:hold'?: boolean;
    /** Wakes the island with the first sign that somebody uses the page, or where its value is kept: intentDirective.ts. */
    'client:intent'?: boolean | string;
  }
}
