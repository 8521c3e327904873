import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../project.ts';
import { shownStyles } from './criticalStyles.ts';
import { shownIn } from './elements.ts';
import { isReadingPage, partsOf, withCriticalCss } from './readingPage.ts';

const client = inRoot('dist', 'client');
const faces = /@font-face\{[^}]*\}/g;

/** Writes a file that is named after its content. @returns its address */
const publish = (name: string, content: string, kind: 'css' | 'js') => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `/_astro/${name}.${hash}.${kind}`;
  writeFileSync(client + address, content);
  return address;
};

/**
 * Pages that are read carry the styles of their first screen: those that could match something in one of the pages
 * which share them, so that the security policy still names one for each kind of page. The whole styles become a file,
 * which their fold waits for, and Astro's script one that hydrateFrame.ts fetches before an island wakes. Typefaces
 * stay in the page: one that is named later has all words laid out anew.
 */
export function extractCriticalCss(): void {
  const pages = globSync('**/*.html', { cwd: client })
    .map((name) => ({ file: `${client}/${name}`, html: readFileSync(`${client}/${name}`, 'utf8') }))
    .filter(({ html }) => isReadingPage(html))
    .map((page) => ({ ...page, ...partsOf(page.html) }));
  for (const [styles, alike] of Map.groupBy(pages, (page) => page.styles)) {
    const tops = alike.map(({ top }) => top);
    const scripts = [...new Set(alike.flatMap(({ scripts }) => scripts))].join('\n');
    const whole = publish('whole', styles.replace(faces, ''), 'css');
    const inline = shownStyles(styles, shownIn(tops, scripts));
    for (const { file, html, islands } of alike)
      writeFileSync(
        file,
        withCriticalCss(html, inline, { styles: whole, islands: publish('islands', islands, 'js') }),
      );
  }
}
