import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island only where somebody has signed in before, `use`: not before they use the page: memberDirective.ts. */
    'client:member'?: boolean | 'use';
    /** Wakes the island with the first click on `[data-ask=…]`: askDirective.ts. */
    'client:ask'?: string;
    /** Wakes the island with the first sign that somebody uses the page, or at once where one of these is there: useDirective.ts. */
    'client:use'?: readonly import('./wait.ts').Wait[];
  }
}
