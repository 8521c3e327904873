import { type Api, apis, neededRoles } from '../../functions/src/platform/roles.ts';
import { settings } from '../../src/settings.ts';
import { apisOf } from '../deploy/apisOf.ts';
import { declaredRoles } from '../deploy/declaredRoles.ts';
import { Problem } from '../problem.ts';

/** Returns a line for each role: its name, and the number of files that can call its API. */
export const roleLines = (
  opened: ReadonlyMap<string, readonly Api[]>,
  declared: readonly string[],
): string[] =>
  declared.map((role) => {
    const [api] = Object.entries(apis).find(([, one]) => one.role === role) ?? [];
    if (api === undefined) return `- ${role}, for events`;
    const opening = [...opened.values()].filter((all) => all.some((one) => one === api));
    return `- ${role}, for ${api}: ${opening.length} of ${opened.size}`;
  });

/**
 * Describes the roles that the build declares. The emulators ignore roles, so without this check a missing
 * role would fail only in production.
 * @throws Problem if the declared roles are not those that the sources need
 */
export const describeRoles = async (): Promise<string> => {
  const [declared, opened] = [await declaredRoles(), await apisOf()];
  const needed: string[] = neededRoles(settings);
  if (declared.toSorted().join() !== needed.toSorted().join())
    throw new Problem(
      `The functions declare ${declared.join(', ') || 'no role'}, and need ${needed.join(', ')}.`,
    );
  return [
    'Functions run as an account of their own, with these roles and no others:',
    ...roleLines(opened, declared),
  ].join('\n');
};
