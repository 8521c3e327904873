declare module '*?script' {
  /** One script, bundled and minified: see src/render/inlineScripts.ts. */
  const script: string;
  export default script;
}
