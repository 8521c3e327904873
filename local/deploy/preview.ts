import type { FirebaseConfig } from '../build/hostingConfig.ts';
import { Problem } from '../problem.ts';

const policy = 'Content-Security-Policy';
/** Files, and nothing else: no request of a page leaves the preview's own address. */
const within = (value: string) => value.replace(/(connect-src|frame-src) [^;]*/g, "$1 'self'");

/**
 * Hosting alone, for a channel beside the site that is live: what this version's build has as files. No function is asked,
 * and by the security policy no page can sign anybody in, call a function, or read or write a document. Search engines
 * are told to stay away.
 */
export const previewConfig = ({ hosting }: FirebaseConfig): { hosting: FirebaseConfig['hosting'] } => ({
  hosting: {
    ...hosting,
    rewrites: [
      ...hosting.rewrites.filter(({ function: to }) => !to),
      // What a function would answer, such as a bike.
      { source: '/vi/**', destination: '/vi.html' },
      { source: '**', destination: '/index.html' },
    ],
    headers: [
      ...hosting.headers.map((place) => ({
        ...place,
        headers: place.headers.map(({ key, value }) => ({
          key,
          value: key === policy ? within(value) : value,
        })),
      })),
      { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
    ],
  },
});

/** The name of a channel from what `npm run preview` was given. Firebase would write others differently, and `live` is the site. */
export const channelName = (args: readonly string[]): string => {
  const [name = '', ...rest] = args;
  if (rest.length > 0 || name === 'live' || !/^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?$/.test(name))
    throw new Problem(
      'npm run preview -- NAME: up to 30 small letters, digits and hyphens, such as new-guide. Add --target production for a channel beside the live site.',
    );
  return name;
};

/** Without its domain among those that may sign people in with Google or Facebook. */
export const previewStep = (name: string, config: string, project: string): string[] => [
  ...['hosting:channel:deploy', name, '--expires', '7d', '--no-authorized-domains'],
  ...['--config', config, '--project', project, '--non-interactive'],
];
