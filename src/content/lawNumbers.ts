/** Number of a legal text, such as 356/2025/NĐ-CP, 163/QĐ-TTg or (EU) 2016/679. */
const numbered = /\b(\d+\/20\d\d)\/(?:QH|NĐ|TT|NQ|QĐ)|\b(\d+\/QĐ-TTg)|\(EU\) (\d{4}\/\d+)/g;

/**
 * Returns the numbers of the laws and decrees that a text names, without the issuing office.
 * @example lawNumbers('Law 91/2025/QH15') // => ['91/2025']
 */
export const lawNumbers = (text: string): string[] =>
  [...text.matchAll(numbered)].flatMap(([, ...numbers]) => numbers.find((number) => number) ?? []);

/**
 * Keeps a legal text's number on one line. Invisible characters would spoil searching and copying.
 * @example joinOffices('163/QĐ-TTg') // => '163/<span class="whitespace-nowrap">QĐ-TTg</span>'
 */
export const joinOffices = (html: string): string =>
  html.replace(/(?<=\d\/)(?:NĐ|TT|QĐ)-\p{Lu}\p{L}+/gu, '<span class="whitespace-nowrap">$&</span>');
