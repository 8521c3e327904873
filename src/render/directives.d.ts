import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island only where somebody has signed in before: memberDirective.ts. */
    'client:member'?: boolean;
  }
}
