declare namespace App {
  type PageLocals = import('./render/locals.ts').PageLocals;
  // Merges with Astro's own declaration, which only an interface can.
  interface Locals extends PageLocals {}
}

/** As `?script` bundles it: inlineScripts.ts. */
declare module 'photoswipe/style.css' {
  const css: string;
  export default css;
}

/** Not in TypeScript's own list: some browsers lack it. */
interface Navigator {
  connection?: { saveData?: boolean };
}
