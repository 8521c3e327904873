import { parse } from 'yaml';
import { lawNumbers } from '../../src/content/lawNumbers.ts';
import type { ContentFile } from './contentProblems.ts';

const aboutLaw = /\b(?:laws?|decrees?|GDPR|A05)\b|luật|nghị định/i;
/** Phrases that contain words of the law but state no rule. */
const noRule =
  /the laws below|văn bản pháp luật nêu trên|as far as the law of Vietnam allows|trong phạm vi pháp luật Việt Nam cho phép|law firms?|luật sư|\]\([^)]*law[^)]*\)/gi;

const isSource = ({ file }: ContentFile) => file.startsWith('sources/');
/** In these files, every line about the law must name a legal text by its number. */
const isStrict = ({ file }: ContentFile) =>
  /^(?:docs\/)?legal\/|SECURITY\.md$|^(?:src|functions)\//.test(file);

/** Returns lines whose legal text is missing in `sources`, or that must name a legal text and do not. */
export const unfoundedLaw = (files: readonly ContentFile[]): string[] => {
  const sources = files
    .filter(isSource)
    .map(({ text }) => text)
    .join('\n');
  const isSourced = (number: string) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(sources);
  return files
    .filter((file) => !isSource(file))
    .flatMap((content) =>
      content.text.split('\n').flatMap((line, index) => {
        const where = `${content.file}:${index + 1}`;
        const numbers = lawNumbers(line);
        if (numbers.length === 0 && isStrict(content) && aboutLaw.test(line.replace(noRule, '')))
          return [`${where} speaks of the law without the number of a legal text`];
        return numbers
          .filter((number) => !isSourced(number))
          .map((number) => `${where} names ${number}, which no file of src/content/sources has`);
      }),
    );
};

export const sourcesPastLimit = (files: readonly ContentFile[], now: number): string[] =>
  files.filter(isSource).flatMap(({ file, text }) => {
    const { checked, months } = parse(text);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(checked) || !(months > 0))
      return [`src/content/${file} needs the day when it was checked, and the months that this holds`];
    const due = new Date(`${checked}T00:00:00+07:00`);
    if (due.getTime() > now) return [`src/content/${file} was checked on ${checked}, which has not come yet`];
    due.setUTCMonth(due.getUTCMonth() + months);
    return due.getTime() < now
      ? [`src/content/${file} was checked on ${checked}: compare our texts with it again (${months} months)`]
      : [];
  });
