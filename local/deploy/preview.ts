import { type FirebaseConfig, withoutPin } from '../build/hostingConfig.ts';
import { Problem } from '../problem.ts';

/** What would count a preview's readers among the site's, or report its errors as those of the site. */
const countingFunctions = ['count', 'view', 'logEntry'];

/**
 * Hosting alone, as a deployment has it, for a channel beside the site that is live. What functions render comes from those
 * that are live. Search engines are told to stay away.
 */
export const previewConfig = ({ hosting }: FirebaseConfig): { hosting: FirebaseConfig['hosting'] } => ({
  hosting: {
    ...hosting,
    // firebase-tools deploys each function that a rewrite is pinned to (lib/deploy/index.js): not from a preview.
    rewrites: hosting.rewrites
      .filter(({ function: to }) => !countingFunctions.includes(to?.functionId ?? ''))
      .map(withoutPin),
    headers: [...hosting.headers, { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }],
  },
});

/** The name of a channel from what `npm run preview` was given. Firebase would write others differently, and `live` is the site. */
export const channelName = (args: readonly string[]): string => {
  const [name = '', ...rest] = args;
  if (rest.length > 0 || name === 'live' || !/^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?$/.test(name))
    throw new Problem(
      'npm run preview -- NAME: up to 30 small letters, digits and hyphens, such as new-guide. Add --target production for the data of the live site.',
    );
  return name;
};

/** Without its domain among those that may sign people in with Google or Facebook: previews act on real accounts. */
export const previewStep = (name: string, config: string, project: string): string[] => [
  ...['hosting:channel:deploy', name, '--expires', '7d', '--no-authorized-domains'],
  ...['--config', config, '--project', project, '--non-interactive'],
];
