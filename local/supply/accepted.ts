import type { Package } from './lockfile.ts';
import type { Finding } from './npmAudit.ts';

/** Advisories about a package, accepted for now. */
export type Accepted = {
  name: string;
  ids: readonly string[];
  /** Date of the next review, such as 2027-02-21. */
  until: string;
  /** Whether the exception covers only development tools. */
  dev: boolean;
  reason: string;
};

/** Approved by the maintainers, 2026-11-21. */
export const accepted: readonly Accepted[] = [
  {
    name: 'quill',
    ids: ['GHSA-v3m3-f69x-jf25'],
    until: '2027-02-21',
    dev: false,
    reason:
      'No release mends it. It is in what Quill exports of formulas and videos: the editor takes neither, and what it gives is shown nowhere before sanitize-html in the function has cleaned it. Back into the editor comes only what its own seller wrote.',
  },
  {
    name: 'ip',
    ids: ['GHSA-2p57-rm9w-gvfp'],
    until: '2027-02-21',
    dev: true,
    reason: 'No release mends it. The Observatory brings it along, and scores a server on this machine only.',
  },
  {
    name: 'uuid',
    ids: ['GHSA-w5hq-g745-h8pq'],
    until: '2027-02-21',
    dev: true,
    reason:
      'What firebase-tools signs in with asks for 9, for v4 alone; the advisory is about v3, v5 and v6 with a buffer of one’s own.',
  },
];

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

export const unneeded = (
  findings: readonly Finding[],
  exceptions: readonly Accepted[] = accepted,
): string[] => {
  const current = new Set(findings.map(({ name, id }) => `${name} ${id}`));
  return exceptions
    .flatMap(({ name, ids }) => ids.map((id) => `${name} ${id}`))
    .filter((one) => !current.has(one));
};
