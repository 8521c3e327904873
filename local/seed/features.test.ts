import { expect, it } from 'vitest';
import { glossary } from '../../src/content/glossary.ts';
import { featureLabel, features } from '../../src/domain/listings/features.ts';
import { languages } from '../../src/i18n/languages.ts';
import { en, vi } from './words.ts';

const words = { en, vi };

it.each(languages)(
  'what sellers of the demo write in %s is equipment that readers of the other language can read',
  (language) => {
    const written = Object.values(words[language].features)
      .flat()
      .filter((feature) => !features.includes(feature));
    expect(written.length).toBeGreaterThan(15);
    const other = language === 'en' ? 'vi' : 'en';
    const shown = (feature: string) => glossary.inLanguage(other, featureLabel(other, feature));
    expect(written.filter((feature) => shown(feature) === feature)).toEqual([]);
  },
);
