import { buildSite } from './buildSite.ts';
import { bundleFunctions, copyRenderer } from './bundleFunctions.ts';
import { writeFunctionsLock } from './functionsLock.ts';

/** Builds what is deployed: dist/client for Hosting, functions/lib for Cloud Functions. */
export async function buildAll(options: { ifStale: boolean }): Promise<{ siteBuilt: boolean }> {
  const siteBuilt = await buildSite(options);
  await copyRenderer({ ifMissing: !siteBuilt });
  await bundleFunctions();
  writeFunctionsLock();
  return { siteBuilt };
}
