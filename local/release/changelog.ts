import { Problem } from '../problem.ts';

const moments = ['Before', 'After', 'A week later'] as const;
type Moment = (typeof moments)[number];

/** Task for operators before or after a release's deployment. */
export type Note = { version: string; when: Moment; text: string };

const heading = '### Operators: do';
const nothing = 'Nothing.';
const next = 'Next';
const noteLine = new RegExp(`^- (${moments.join('|')}): (.+)$`);

const sectionsOf = (changelog: string): [version: string, body: string][] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => [/^\S+/.exec(section)?.[0] ?? '', section.slice(section.indexOf('\n') + 1).trim()]);

const partOf = (body: string): string[] =>
  (body.split(`${heading}\n`)[1] ?? '')
    .split(/^### /m)[0]
    ?.split('\n')
    .filter((line) => line !== '') ?? [];

/** Returns the notes, newest release first. */
export const notesIn = (changelog: string): Note[] =>
  sectionsOf(changelog).flatMap(([version, body]) =>
    partOf(body).flatMap((line) => {
      const [, when = '', text = ''] = noteLine.exec(line) ?? [];
      return moments.filter((moment) => moment === when).map((moment) => ({ version, when: moment, text }));
    }),
  );

/** Returns the releases whose notes for operators are missing or unreadable. */
export const unreadableParts = (changelog: string): string[] =>
  sectionsOf(changelog)
    .filter(([, body]) => {
      const lines = partOf(body);
      return lines.join() !== nothing && (lines.length === 0 || !lines.every((line) => noteLine.test(line)));
    })
    .map(([version]) => version);

/** @example isNewer('1.10.0', '1.9.2') // => true; `Next` is newer than any */
export const isNewer = (version: string, than: string): boolean => {
  if (version === next || than === next) return version !== than && version === next;
  const [one = [], other = []] = [version, than].map((name) => name.split('.').map(Number));
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
};

/**
 * Turns the changelog's unreleased changes into a release. Returns the new changelog and the release's text.
 * @param day such as "3 December 2026"
 */
export const cutRelease = (
  changelog: string,
  version: string,
  day: string,
): { changelog: string; text: string } => {
  const [[first = '', text = ''] = [], [last = ''] = []] = sectionsOf(changelog);
  if (!/^\d+\.\d+\.\d+$/.test(version) || !isNewer(version, last))
    throw new Problem(`npm run release -- VERSION: three numbers, such as 1.2.0, above ${last}.`);
  if (first !== next || !/^- /m.test(text.split(heading)[0] ?? ''))
    throw new Problem('CHANGELOG.md has no change under "## Next".');
  if (unreadableParts(changelog).includes(next))
    throw new Problem(
      `CHANGELOG.md: "## Next" has to end with "${heading}". Its lines begin with ${moments.map((word) => `"- ${word}: "`).join(', ')}, or it says "${nothing}"`,
    );
  const empty = `## ${next}\n\n${heading}\n\n${nothing}\n\n## ${version} (${day})`;
  return { changelog: changelog.replace(`## ${next}`, empty), text };
};
