const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const scriptTag = /<script(?: data-[^>]*)?>([\s\S]*?)<\/script>/g;
const islandTag = /<astro-island\b[^>]*\sclient="([^"]*)"/g;
/** Written by src/layouts/Fold.astro: where the first screen ends. */
const fold = '<script data-wake>';

/** What Astro writes for its islands: its element, and a function for each way to wake. */
const isRuntime = (code: string) => /customElements\.define\("astro-island"|self\.Astro=\{\}/.test(code);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

export type Parts = {
  /** All styles of the page, in order. */
  styles: string;
  /** All that Astro needs to wake an island. */
  islands: string;
  /** The page down to its fold. */
  top: string;
  /** Its own scripts down to its fold. */
  scripts: string[];
};

/** A page of the layout Reading, which can do without what its islands need. */
export const isReadingPage = (html: string) => html.includes(fold);

export const partsOf = (html: string): Parts => {
  const other = all(html, islandTag).find((hydratesOn) => hydratesOn !== 'member' && hydratesOn !== 'ask');
  if (other)
    throw new Error(`A page that is read has an island that wakes by ${other}: hydrateFrame.ts knows it not`);
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
 * The page with these styles in place of its own, painted as far as its fold and no sooner, the whole styles from there
 * on, and the address of what its islands need. The script at the fold has every browser wait there for the styles.
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
