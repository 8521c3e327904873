declare namespace App {
  type PageLocals = import('./astro/locals.ts').PageLocals;
  // Only an interface merges with Astro's own declaration.
  interface Locals extends PageLocals {}
}

/** Bundled as text by inlineScripts.ts. */
declare module 'photoswipe/style.css' {
  const css: string;
  export default css;
}

/** Missing in TypeScript, because some browsers lack it. */
interface Navigator {
  connection?: { saveData?: boolean };
}
