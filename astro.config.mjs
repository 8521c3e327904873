import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { functionAdapter } from './src/astro/adapter.ts';
import { directiveIntegration } from './src/astro/directiveIntegration.ts';
import { inlineScripts } from './src/astro/inlineScripts.ts';
import { installationModule } from './src/astro/installationModule.ts';
import { takeMaps } from './src/astro/takeMaps.ts';
import { plainPath } from './src/canonicalPath.ts';
import { languages } from './src/i18n/languages.ts';
import { target } from './src/installation/current.ts';
import { isIndexed, localize, paths } from './src/paths.ts';
import { settings } from './src/settings.ts';
import { kitIntegration } from './src/ui/kit/integration.ts';

/** React in one file is 1.5 KB smaller than in five files. */
const oneReact = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
};

export default defineConfig({
  site: settings.origin,
  output: 'static',
  adapter: functionAdapter(),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  prefetch: false,
  server: { port: 4321 },
  integrations: [
    react(),
    sitemap({
      filter: (address) => isIndexed(plainPath(new URL(address).pathname)),
      customPages: languages.map((language) => settings.origin + localize(language, paths.home)),
      i18n: { defaultLocale: 'en', locales: { en: 'en', vi: 'vi' } },
    }),
    directiveIntegration(),
    kitIntegration(),
  ],
  vite: {
    plugins: [installationModule(target), tailwindcss(), inlineScripts(), takeMaps()],
    worker: { plugins: () => [installationModule(target)] },
    // Treats zod as pure: otherwise islands without a schema would include it. Compiles newer CSS, such as
    // light-dark(), for Safari 16 (iPhone 8 and X).
    build: {
      cssTarget: ['chrome111', 'firefox114', 'safari16.4', 'ios16.4'],
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['z'] },
        output: { codeSplitting: { groups: [oneReact] } },
      },
    },
  },
});
