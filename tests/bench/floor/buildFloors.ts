import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { inRoot } from '../../../local/project.ts';

const folder = inRoot('.cache', 'floors');
const page = (title: string, body: string, script = '') => `---
${script}
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="A floor: what a page costs that does next to nothing." />
    <title>${title}</title>
    <link rel="icon" href="data:," />
  </head>
  <body><main>${body}</main></body>
</html>
`;
const style = `<style is:inline>
main { max-width: 80rem; margin: auto; padding: 1rem; font-family: sans-serif; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 1.5rem; padding: 0; list-style: none; }
img { width: 100%; height: auto; }
</style>`;

const files = (photos: readonly string[]) => ({
  'astro.config.mjs': `import react from '@astrojs/react';
export default { integrations: [react()], build: { format: 'file' }, devToolbar: { enabled: false }, outDir: './dist' };
`,
  'src/pages/empty.astro': page('Empty', '<h1>Nothing</h1>'),
  'src/Counter.jsx': `import { useState } from 'react';
export const Counter = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; };
`,
  'src/pages/island.astro': page(
    'Island',
    '<h1>One island</h1><Counter client:idle />',
    "import { Counter } from '../Counter.jsx';",
  ),
  'src/pages/grid.astro': page(
    'Grid',
    `${style}<h1>Twelve photos</h1><ul>${photos
      .map((photo, index) => `<li>${photo}<h2>Bike ${index + 1}</h2><p>Da Nang</p></li>`)
      .join('')}</ul>`,
  ),
});

/** Excludes Vitest's variables: with them, a build would run as a test. */
const buildEnvironment = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ASTRO_TELEMETRY_DISABLED: '1',
});

/**
 * Builds the floors: an empty page, one React island, a static grid of these photos.
 * @returns the folder of the built pages
 */
export const buildFloors = async (photos: readonly string[]): Promise<string> => {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files(photos))) {
    const file = `${folder}/${name}`;
    mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
    writeFileSync(file, content);
  }
  const astro = inRoot('node_modules', '.bin', 'astro');
  await promisify(execFile)(astro, ['build', '--root', folder], { cwd: inRoot(), env: buildEnvironment() });
  return `${folder}/dist`;
};
