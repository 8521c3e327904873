import type { FirebaseConfig } from '../build/hostingConfig.ts';
import { Problem } from '../problem.ts';

const policy = 'Content-Security-Policy';
/** Pages may only send requests to the preview. */
const within = (value: string) => value.replace(/(connect-src|frame-src) [^;]*/g, "$1 'self'");

/**
 * Configuration of a preview: Hosting with this build's files, without functions. The security policy
 * prevents sign-in, calls, and access to documents.
 */
export const previewConfig = ({ hosting }: FirebaseConfig): { hosting: FirebaseConfig['hosting'] } => ({
  hosting: {
    ...hosting,
    rewrites: [
      ...hosting.rewrites.filter(({ function: to }) => !to),
      // On the live site, functions serve these pages; a preview shows the home page instead.
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

/** Returns the channel's name. @throws for `live` (the site), and for names that Firebase would change */
export const channelName = (args: readonly string[]): string => {
  const [name = '', ...rest] = args;
  if (rest.length > 0 || name === 'live' || !/^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?$/.test(name))
    throw new Problem(
      'npm run preview -- NAME: up to 30 small letters, digits and hyphens, such as new-guide. Add --target production for a channel beside the live site.',
    );
  return name;
};

/** The preview's domain cannot be used to sign in with Google or Facebook. */
export const previewStep = (name: string, config: string, project: string): string[] => [
  ...['hosting:channel:deploy', name, '--expires', '7d', '--no-authorized-domains'],
  ...['--config', config, '--project', project, '--non-interactive'],
];
