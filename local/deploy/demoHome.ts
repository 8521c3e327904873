import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { fallbackRates } from '../../src/domain/money/money.ts';
import { indexOf } from '../../src/domain/search/catalogue.ts';
import { languages } from '../../src/i18n/languages.ts';
import { catalogueIndex, localize, paths } from '../../src/paths.ts';

/** @example fileOf('/vi') // => '/vi.html' */
const fileOf = (address: string) => (address === '/' ? '/index.html' : `${address}.html`);

/**
 * Writes an empty home page and catalogue for a preview, which has no functions.
 * @param server folder of the build's bundle, with trailing slash
 * @param client folder for Hosting
 */
export const writeDemoHome = async (server: URL, client: string): Promise<void> => {
  const { render } = renderBundle(server, new URL('entry.mjs', server));
  const home = { cards: [], index: indexOf([]), rates: fallbackRates };
  const write = (address: string, text: string) => {
    mkdirSync(dirname(client + address), { recursive: true });
    writeFileSync(client + address, text);
  };
  for (const language of languages) {
    const address = localize(language, paths.home);
    write(fileOf(address), (await render(address, { home })).html);
  }
  write(catalogueIndex, JSON.stringify(home.index));
};
