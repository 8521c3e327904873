import { globSync } from 'node:fs';
import type { Finding } from './finding.ts';

const nameOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');

/** Photographs of which nobody says who took them, and makers of a photograph that is not there: both stop a build. */
export const photoFindings = (content: string): Finding[] => {
  const namesOf = (endings: string) => globSync(`photos/*.${endings}`, { cwd: content }).map(nameOf);
  const pictures = namesOf('{jpg,jpeg,png,webp,avif}');
  const facts = namesOf('json');
  const missing = (entry: string, en: string, vi: string): Finding => ({
    kind: 'missing',
    list: 'photos',
    entry,
    what: { en, vi },
  });
  return [
    ...facts
      .filter((name) => !pictures.includes(name))
      .map((name) =>
        missing(name, `There is no picture photos/${name}.jpg`, `Chưa có ảnh photos/${name}.jpg`),
      ),
    ...pictures
      .filter((name) => !facts.includes(name))
      .map((name) =>
        missing(
          name,
          'Nobody says who took it, and under which licence',
          'Chưa ghi ai chụp và theo giấy phép nào',
        ),
      ),
  ];
};
