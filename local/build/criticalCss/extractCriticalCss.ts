import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../project.ts';
import { shownStyles } from './criticalStyles.ts';
import { shownIn } from './elements.ts';
import { isReadingPage, partsOf, withCriticalCss } from './readingPage.ts';

const client = inRoot('dist', 'client');
const faces = /@font-face\{[^}]*\}/g;

const publish = (name: string, content: string, kind: 'css' | 'js') => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `/_astro/${name}.${hash}.${kind}`;
  writeFileSync(client + address, content);
  return address;
};

/**
 * Inlines the styles of the first screen into reading pages, one set for each kind of page. All styles become
 * a file, for which browsers wait at the end of the first screen. Astro's runtime becomes a file that
 * hydrateShell.ts loads. Typefaces stay inline: loaded later, they would shift all text.
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
