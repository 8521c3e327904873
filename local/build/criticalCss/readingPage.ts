const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const scriptTag = /<script(?: data-[^>]*)?>([\s\S]*?)<\/script>/g;
const islandTag = /<astro-island\b[^>]*\sclient="([^"]*)"/g;
/** End of the first screen, written by src/layouts/Fold.astro. */
const fold = '<script data-wake>';

/** Matches Astro's island runtime: the custom element, or the function of a client directive. */
const isRuntime = (code: string) => /customElements\.define\("astro-island"|self\.Astro=\{\}/.test(code);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);

export type Parts = {
  styles: string;
  /** Astro's island runtime. */
  islands: string;
  /** HTML before the fold. */
  top: string;
  scripts: string[];
};

/** Returns whether a page uses the layout Reading, which works without its islands. */
export const isReadingPage = (html: string) => html.includes(fold);

export const partsOf = (html: string): Parts => {
  const other = all(html, islandTag).find((hydratesOn) => hydratesOn !== 'member' && hydratesOn !== 'ask');
  if (other)
    throw new Error(`A page that is read has an island that wakes by ${other}: hydrateShell.ts knows it not`);
  const [top = '', ...below] = html.split(fold);
  if (below.length !== 1) throw new Error(`A page that is read has ${below.length} folds, not one`);
  return {
    styles: all(html, styleTag).join(''),
    islands: all(html, scriptTag).filter(isRuntime).join(''),
    top,
    scripts: all(top, scriptTag).filter((code) => !isRuntime(code)),
  };
};

/**
 * Replaces a page's inline styles by those of the first screen. A link at the fold loads the full styles, and
 * islands load their runtime from a file.
 */
export const withCriticalCss = (
  html: string,
  styles: string,
  files: { styles: string; islands: string },
): string => {
  const first = `<link rel="expect" href="#fold" blocking="render"><style>${styles}</style>`;
  const whole = `<link id="fold" rel="stylesheet" href="${files.styles}">`;
  let place = 0;
  return html
    .replace(styleTag, () => (place++ === 0 ? first : ''))
    .replace(scriptTag, (script, code: string) => (isRuntime(code) ? '' : script))
    .replace(fold, `${whole}<script data-islands="${files.islands}">`);
};
