import { type Api, apis, neededRoles } from '../../functions/src/platform/roles.ts';
import { settings } from '../../src/settings.ts';
import { apisOf } from '../deploy/apisOf.ts';
import { declaredRoles } from '../deploy/declaredRoles.ts';
import { Problem } from '../problem.ts';

/** How many files of functions can open an API, for each role that the functions declare. */
export const roleLines = (
  found: ReadonlyMap<string, readonly Api[]>,
  declared: readonly string[],
): string[] =>
  declared.map((role) => {
    const [api] = Object.entries(apis).find(([, one]) => one.role === role) ?? [];
    if (api === undefined) return `- ${role}, for events`;
    const opening = [...found.values()].filter((all) => all.some((one) => one === api));
    return `- ${role}, for ${api}: ${opening.length} of ${found.size}`;
  });

/**
 * The roles that a deployment gives to the account of the functions, as the build declares them. The emulators ask for
 * no role, so that a missing one shows in production alone.
 * @throws Problem where the build declares others than the sources need
 */
export const describeRoles = async (): Promise<string> => {
  const [declared, found] = [await declaredRoles(), await apisOf()];
  const needed: string[] = neededRoles(settings);
  if (declared.toSorted().join() !== needed.toSorted().join())
    throw new Problem(
      `The functions declare ${declared.join(', ') || 'no role'}, and need ${needed.join(', ')}.`,
    );
  return [
    'Functions run as an account of their own, with these roles and no others:',
    ...roleLines(found, declared),
  ].join('\n');
};
