declare module '*?script' {
  /** A bundled and minified script: inlineScripts.ts. */
  const script: string;
  export default script;
}
