import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../project.ts';
import { shownIn } from './elements.ts';
import { isReadingPage, partsOf, slimmed } from './readingPage.ts';
import { shownStyles } from './shownStyles.ts';
import { trim } from './trim.ts';

const client = inRoot('dist', 'client');
const ownScripts = /["'](\/[\w-]+\.js)["']/g;
const faces = /@font-face\{[^}]*\}/g;

/** Writes a file that is named after its content. @returns its address */
const publish = (name: string, content: string, kind: 'css' | 'js') => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `/_astro/${name}.${hash}.${kind}`;
  writeFileSync(client + address, content);
  return address;
};

/** Scripts beside the pages, which these name by address. */
const filesNamedIn = (pages: readonly string[]) => {
  const addresses = pages.flatMap((html) => [...html.matchAll(ownScripts)]);
  const files = new Set(addresses.map(([, address = '']) => client + address));
  return [...files].filter(existsSync).map((file) => readFileSync(file, 'utf8'));
};

/**
 * Pages that are read carry what they show and no more. Their styles become those that could match something in one of
 * the pages which share them, so that the security policy still names one for each kind of page. The whole styles, and
 * Astro's script, become files that wakeFrame.ts fetches before an island wakes. Typefaces stay in the page: a second
 * time they would be loaded anew.
 */
export function slimPages(): void {
  const pages = globSync('**/*.html', { cwd: client })
    .map((name) => ({ file: `${client}/${name}`, html: readFileSync(`${client}/${name}`, 'utf8') }))
    .filter(({ html }) => isReadingPage(html))
    .map((page) => ({ ...page, ...partsOf(page.html) }));
  for (const [styles, alike] of Map.groupBy(pages, (page) => page.styles)) {
    const htmls = alike.map(({ html }) => html);
    const scripts = [...new Set(alike.flatMap(({ scripts }) => scripts)), ...filesNamedIn(htmls)].join('\n');
    const sheet = publish('whole', styles.replace(faces, ''), 'css');
    const inline = shownStyles(styles, shownIn(htmls, scripts));
    for (const { file, html, islands } of alike) {
      const files = { styles: sheet, islands: publish('islands', islands, 'js') };
      writeFileSync(file, trim(slimmed(html, inline, files), inline));
    }
  }
}
