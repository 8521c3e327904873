declare module '*?script' {
  /** Bundled and minified script: inlineScripts.ts. */
  const script: string;
  export default script;
}
