const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const scriptTag = /<script(?: data-wake)?>([\s\S]*?)<\/script>/g;
const islandTag = /<astro-island\b[^>]*\sclient="([^"]*)"/g;
/** The script that fetches what is taken out: src/frame/wakeFrame.ts. */
const loader = '<script data-wake>';

/** What Astro writes for its islands: its element, and a function for each way to wake. */
const isRuntime = (code: string) => /customElements\.define\("astro-island"|self\.Astro=\{\}/.test(code);

export type Parts = {
  /** All styles of the page, in order. */
  styles: string;
  /** All that Astro needs to wake an island. */
  islands: string;
  /** Its own scripts. */
  scripts: string[];
};

/** A page of the layout Reading, which can do without what its islands need. */
export const isReadingPage = (html: string) => html.includes(loader);

export const partsOf = (html: string): Parts => {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
  const other = all(islandTag).find((wakes) => wakes !== 'member' && wakes !== 'ask');
  if (other)
    throw new Error(`A page that is read has an island that wakes by ${other}: wakeFrame.ts knows it not`);
  const scripts = all(scriptTag);
  return {
    styles: all(styleTag).join(''),
    islands: scripts.filter(isRuntime).join(''),
    scripts: scripts.filter((code) => !isRuntime(code)),
  };
};

/** The page with these styles in place of its own, and with addresses where to find the rest. */
export const slimmed = (html: string, styles: string, files: { styles: string; islands: string }): string => {
  let place = 0;
  return html
    .replace(styleTag, () => (place++ === 0 ? `<style>${styles}</style>` : ''))
    .replace(scriptTag, (whole, code: string) => (isRuntime(code) ? '' : whole))
    .replace(loader, `<script data-islands="${files.islands}" data-styles="${files.styles}">`);
};
