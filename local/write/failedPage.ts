import { languageOf } from '../../src/i18n/languages.ts';
import type { Finding } from './finding.ts';
import { stores } from './stores.ts';
import { texts } from './texts.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const formAddress = (list: string, entry = ''): string =>
  stores[list]?.single
    ? `/keystatic/singleton/${list}`
    : `/keystatic/collection/${list}${entry && `/item/${encodeURIComponent(entry)}`}`;

/** Returns a page that replaces a failed one: the missing content, with links to the forms. */
export const failedPage = (path: string, findings: readonly Finding[]): string => {
  const language = languageOf(path);
  const t = texts[language];
  const missing = findings
    .filter(({ kind }) => kind === 'missing')
    .map(({ list, entry, what }) => {
      const title = escaped(`${stores[list]?.label[language] ?? list}: ${entry}`);
      return `<li><a href="${escaped(formAddress(list, entry))}">${title}</a> ${escaped(what[language])}</li>`;
    });
  const findingList = missing.length > 0 ? `<ul>${missing.join('')}</ul>` : `<p>${t.failedElse}</p>`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${t.failed}</title>
    <style>
      :root { color-scheme: light dark; }
      body { max-width: 720px; margin: 0 auto; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <h1>${t.failed}</h1>
    <p>${t.failedText}</p>
    ${findingList}
    <p><a href="${language === 'vi' ? '/vi/write' : '/write'}">${t.back}</a></p>
  </body>
</html>
`;
};
