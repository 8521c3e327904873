import { type Accepted, accepted, advisories } from './advisories.ts';
import type { Package } from './lockfile.ts';
import type { Finding } from './npmAudit.ts';
import { hasFix } from './versions.ts';

/** What our own table holds against these packages, accepted or not. */
export const findByTable = (packages: readonly Package[]): Finding[] =>
  advisories.flatMap(({ name, id, fixed }) => {
    const paths = packages
      .filter((one) => one.name === name && !hasFix(one.version, fixed))
      .map(({ path }) => path);
    return paths.length > 0 ? [{ name, id, severity: 'unknown', title: '', paths }] : [];
  });

/** Those that no exception covers; one for tools alone covers nothing that is deployed. */
export const withoutException = (
  findings: readonly Finding[],
  packages: readonly Package[],
  exceptions: readonly Accepted[] = accepted,
): Finding[] => {
  const deployed = new Set(packages.filter(({ dev }) => !dev).map(({ path }) => path));
  return findings.filter(
    ({ name, id, paths }) =>
      !exceptions.some(
        (one) =>
          one.name === name && one.ids.includes(id) && !(one.dev && paths.some((path) => deployed.has(path))),
      ),
  );
};

/** The day on which a row of the table was last looked up. @example '2026-11-21' */
export const tableRead = (): string =>
  advisories
    .map(({ read = '' }) => read)
    .toSorted()
    .at(-1) ?? '';
