declare module '*?script' {
  /** Script that inlineScripts.ts bundles and minifies. */
  const script: string;
  export default script;
}
