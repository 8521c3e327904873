import { languages } from '../../src/i18n/languages.ts';
import { operatorLine } from '../../src/i18n/operatorLine.ts';
import { signInWays } from '../../src/i18n/signInWays.ts';
import { operator } from '../../src/installation/current.ts';
import { localize, paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { privacyChecklist } from '../texts/privacyChecklist.ts';
import type { Looked } from './release.ts';

const wordsOf = (html: string): string => html.replace(/<[^>]+>/g, '\n');

const below = (html: string, id: string): string[] =>
  wordsOf(
    html
      .split(`<h2 id="${id}"`)[1]
      ?.split('<h2')[0]
      ?.replace(/^[^>]*>/, '') ?? '',
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(1);

export const inspectLaw = async (origin: string): Promise<Looked[]> => {
  const looks: Looked[] = [];
  for (const [index, lang] of languages.entries()) {
    const html = await (await fetch(origin + localize(lang, paths.privacy))).text();
    const footer = html.split('<footer')[1] ?? '';
    const lines = wordsOf(html).split('\n');
    const missing = privacyChecklist.flatMap(([rule, ...answers]) => {
      const [heading = ''] = answers[index] ?? [];
      return lines.includes(heading) ? [] : [rule];
    });
    const ways = below(html, 'sign-in');
    looks.push(
      [
        `the footer names who runs the site (${lang})`,
        operator && footer.includes(operatorLine(lang, operator)) ? [] : ['the operator'],
      ],
      [
        `the privacy policy has a section for all ${privacyChecklist.length} demands of the law (${lang})`,
        missing,
      ],
      [
        `the privacy policy names the ways to sign in that are on, and no other (${lang})`,
        ways.join() === signInWays(lang, settings.signIn).join() ? [] : ways,
      ],
    );
  }
  return looks;
};
