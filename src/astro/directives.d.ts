import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates only for members: at once, or with `use` on first interaction (memberDirective.ts). */
    'client:member'?: boolean | 'use';
    /** Hydrates on the first click on `[data-ask=…]` (askDirective.ts). */
    'client:ask'?: string;
    /** Hydrates on first interaction, or at once if a condition holds (useDirective.ts). */
    'client:use'?: readonly import('./wait.ts').Wait[];
  }
}
