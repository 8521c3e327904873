declare namespace App {
  type PageLocals = import('./astro/locals.ts').PageLocals;
  // Must be an interface: a type cannot merge with Astro's own declaration.
  interface Locals extends PageLocals {}
}

/** inlineScripts.ts bundles this stylesheet as text. */
declare module 'photoswipe/style.css' {
  const css: string;
  export default css;
}

/** TypeScript omits `connection`, because some browsers lack it. */
interface Navigator {
  connection?: { saveData?: boolean };
}
