import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island only where somebody has signed in before: memberDirective.ts. */
    'client:member'?: boolean;
    /** Wakes the island with the first click on `[data-ask=…]`: askDirective.ts. */
    'client:ask'?: string;
    /** Wakes the island with the first sign that somebody uses the page, or where its value is kept: intentDirective.ts. */
    'client:intent'?: boolean | string;
  }
}
