import type { Language } from '../../i18n/languages.ts';
import { localize, type Path } from '../../paths.ts';
import { settings } from '../../settings.ts';

type Step = { title: string; text: string };
type Question = { question: string; answer: string };
type Reading = {
  lang: Language;
  path: Path;
  title: string;
  description: string;
  revised: Date;
  /** Address of the picture on this site. */
  image: string;
  /** From the home page to this page. */
  trail: readonly { name: string; path: Path }[];
  steps: { title: string; items: readonly Step[] };
  questions: readonly Question[];
};

const absolute = (address: string) => new URL(address, settings.origin).href;

/** What search engines read of a guide: where it stands, the article, its steps and its questions. */
export const structuredData = (guide: Reading) => {
  const url = absolute(localize(guide.lang, guide.path));
  const publisher = { '@type': 'Organization', name: settings.name, url: absolute('/') };
  return {
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: guide.trail.map(({ name, path }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          item: absolute(localize(guide.lang, path)),
        })),
      },
      {
        '@type': 'Article',
        headline: guide.title,
        description: guide.description,
        inLanguage: guide.lang,
        mainEntityOfPage: url,
        image: absolute(guide.image),
        dateModified: guide.revised.toISOString().slice(0, 10),
        author: publisher,
        publisher,
      },
      {
        '@type': 'HowTo',
        name: guide.steps.title,
        step: guide.steps.items.map(({ title, text }, place) => ({
          '@type': 'HowToStep',
          position: place + 1,
          name: title,
          text,
          url: `${url}#step-${place + 1}`,
        })),
      },
      {
        '@type': 'FAQPage',
        mainEntity: guide.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
};
