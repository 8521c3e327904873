import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../project.ts';
import { readLock } from '../supply/lockfile.ts';
import { sbomOf } from '../supply/sbom.ts';

/** Writes down every package that the site is built of. */
export async function run(): Promise<void> {
  const sbom = sbomOf(readLock());
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(inRoot('dist', 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  const deployed = sbom.components.filter(({ scope }) => scope === 'required' || scope === 'optional');
  console.log(
    `dist/sbom.cdx.json (CycloneDX 1.6): ${sbom.components.length} components, of which ${deployed.length} may be deployed; the others build and test.`,
  );
}
