declare namespace App {
  type PageLocals = import('./render/locals.ts').PageLocals;
  // Merges with Astro's own declaration, which only an interface can.
  interface Locals extends PageLocals {}
}
