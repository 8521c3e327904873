import { globSync } from 'node:fs';
import type { Finding } from './finding.ts';

/** Returns photographs without a credit, and credits without a photograph: both fail a build. */
export const photoFindings = (content: string): Finding[] => {
  const namesOf = (pattern: string, name: RegExp) =>
    globSync(pattern, { cwd: content })
      .sort()
      .flatMap((file) => name.exec(file)?.[1] ?? []);
  const pictures = namesOf('photos/*/picture.*', /([^/]+)\/picture/);
  const facts = namesOf('photos/*.json', /([^/]+)\.json$/);
  const missing = (entry: string, en: string, vi: string): Finding => ({
    kind: 'missing',
    list: 'photos',
    entry,
    what: { en, vi },
  });
  return [
    ...facts
      .filter((name) => !pictures.includes(name))
      .map((name) => {
        const file = `photos/${name}/picture.jpg`;
        return missing(name, `There is no picture ${file}`, `Chưa có ảnh ${file}`);
      }),
    ...pictures
      .filter((name) => !facts.includes(name))
      .map((name) => {
        const vi = 'Chưa ghi ai chụp và theo giấy phép nào';
        return missing(name, 'Nobody says who took it, and under which licence', vi);
      }),
  ];
};
