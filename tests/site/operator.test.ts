import { describe, expect, it } from 'vitest';
import { languageOf, languages } from '../../src/i18n/languages.ts';
import { operatorLine } from '../../src/i18n/operatorLine.ts';
import { operatorTexts } from '../../src/i18n/texts/operator.ts';
import { translate } from '../../src/i18n/texts.ts';
import { readInstallation } from '../../src/installation/readInstallation.ts';
import { localize, paths } from '../../src/paths.ts';
import { builtPages, readFile } from './built.ts';

const { email, operator } = readInstallation('local');
if (!operator) throw new Error('the demo has no operator');

it.each(builtPages())('the footer of %s names who runs the site, with address and tax code', (address) => {
  const footer = readFile(`${address}.html`).split('<footer').at(-1) ?? '';
  expect(footer).toContain(operatorLine(languageOf(address), operator));
  expect(footer).toContain(`href="${operator.licence?.link}"`);
});

it('the operator of the demo says in both languages that it is invented', () => {
  expect(operator.legalName).toEqual({
    en: expect.stringContaining('Invented'),
    vi: expect.stringContaining('Hư Cấu'),
  });
});

const withDetails = [paths.contact, paths.terms, paths.privacy].flatMap((path) =>
  languages.map((lang) => [localize(lang, path), lang] as const),
);

describe.each(withDetails)('%s', (address, lang) => {
  const html = readFile(`${address}.html`);
  const t = translate(lang, operatorTexts);

  it('says all that is known of the operator', () => {
    const [, section = ''] = /<h2 id="operator"[^>]*>([\s\S]*?)<\/dl>/.exec(html) ?? [];
    expect(section).toContain(t('title'));
    const rows = [...section.matchAll(/<dt[^>]*>([^<]*)<\/dt>\s*<dd[^>]*>(?:<a[^>]*>)?([^<]*)/g)];
    expect(rows.map(([, label, text]) => [label, text])).toEqual([
      [t('legalName'), operator.legalName[lang]],
      [t('address'), operator.address[lang]],
      [t('taxCode'), operator.taxCode],
      [t('licence'), operator.licence?.number],
      [t('representative'), operator.representative[lang]],
      [t('phone'), operator.phone],
      [t('email'), email],
      [t('dataProtection'), operator.dataProtection],
    ]);
  });
});

it.each(languages)('search engines read the organisation on the contact page (%s)', (lang) => {
  const html = readFile(`${localize(lang, paths.contact)}.html`);
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Organization',
    name: 'Vongxe',
    legalName: operator.legalName[lang],
    address: operator.address[lang],
    taxID: operator.taxCode,
    telephone: operator.phone,
  });
});
