import { globSync } from 'node:fs';
import type { Text, Texts } from '../../src/i18n/texts.ts';

export const englishTexts = async (): Promise<{ words: Text; key: string; file: string }[]> => {
  const root = new URL('../../', import.meta.url);
  const files = globSync('src/i18n/texts/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const texts = files.map(async (file) => {
    const module: Record<string, Texts> = await import(new URL(file, root).href);
    return Object.values(module).flatMap((all) =>
      Object.entries(all).flatMap(([key, text]) =>
        typeof text === 'object' && 'en' in text ? [{ words: text.en, key, file }] : [],
      ),
    );
  });
  return (await Promise.all(texts)).flat();
};
