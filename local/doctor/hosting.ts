import * as z from 'zod/mini';
import { day, vietnameseDay } from '../../src/domain/time/time.ts';
import { securityTextPath } from '../../src/paths.ts';
import type { Facts } from './facts.ts';
import { careful, type Finding, wrong } from './finding.ts';

const Rewrites = z.array(
  z.object({
    source: z.string(),
    function: z.optional(z.object({ functionId: z.string(), region: z.string() })),
  }),
);

const checkRewrites = ({ firebase, functions, settings }: Facts): Finding[] => {
  const { region } = settings.firebase;
  return Rewrites.parse(firebase.hosting?.rewrites ?? []).flatMap(({ source, function: to }) => {
    if (!to) return [];
    const unknown = !functions.exported.includes(to.functionId);
    return [
      ...(unknown
        ? [
            wrong(
              `firebase.json sends ${source} to the function ${to.functionId}, which functions/src/index.ts does not export.`,
              'Export it there, or remove the rewrite.',
            ),
          ]
        : []),
      ...(to.region === region
        ? []
        : [
            wrong(
              `firebase.json looks for ${to.functionId} in ${to.region}, and the functions are deployed to ${region}.`,
              `Write "${region}" into the rewrite of ${source}.`,
            ),
          ]),
    ];
  });
};

const needed = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
] as const;

const checkHeaders = ({ build, settings }: Facts): Finding[] => {
  if (!build.config)
    return [careful('Nothing has been built yet, so the headers of pages are unknown.', 'npm run build.')];
  const headers = new Map(
    build.config.hosting.headers.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
  const missing = needed.filter((name) => !headers.has(name));
  const policy = headers.get('Content-Security-Policy') ?? '';
  const fix = 'See pageHeaders in src/domain/platform/pageHeaders.ts, then npm run build.';
  return [
    ...missing.map((name) => wrong(`Pages would be served without ${name}.`, fix)),
    ...(policy && !policy.includes("'sha256-")
      ? [wrong('The security policy names no script of this build, so no page would work.', 'npm run build.')]
      : []),
    ...(/localhost|127\.0\.0\.1/.test(policy)
      ? [wrong('The security policy lets pages ask this machine.', fix)]
      : []),
    ...(policy && !policy.includes(`${settings.firebase.projectId}.cloudfunctions.net`)
      ? [wrong('The security policy does not let pages ask the functions of this project.', fix)]
      : []),
  ];
};

const checkWhole = ({ firebase, build }: Facts): Finding[] => [
  ...Object.entries({ hosting: firebase.hosting, functions: firebase.functions?.[0] })
    .filter(([, part]) => !String(part?.predeploy ?? '').includes('refuse'))
    .map(([name]) =>
      wrong(
        `firebase.json no longer refuses a deployment of ${name} that was not built for it (${name}.predeploy).`,
        `Write "predeploy": "node local/deploy/refuse.mjs" into its "${name}".`,
      ),
    ),
  ...(build.isFresh
    ? []
    : [
        careful(
          'The build does not match the sources, or is for another installation.',
          'Nothing if you deploy, which builds it again. Otherwise npm run build.',
        ),
      ]),
];

/** Days before expiry from which the doctor warns. */
const soonDays = 30;

/** Checks security.txt, whose expiry is a year after its build. */
const checkSecurityText = ({ cloud: { securityTextExpires: expires }, now }: Facts): Finding[] => {
  if (expires === undefined || (expires !== null && expires > now + soonDays * day)) return [];
  const what =
    expires === null ? 'is missing or does not say when it expires' : `expires on ${vietnameseDay(expires)}`;
  return [
    careful(
      `The live ${securityTextPath} ${what}.`,
      'npm run deploy, which writes it anew; -- --only hosting is enough.',
    ),
  ];
};

export const checkHosting = (facts: Facts): Finding[] => [
  ...checkRewrites(facts),
  ...checkHeaders(facts),
  ...checkWhole(facts),
  ...checkSecurityText(facts),
];
