import type { Facts } from './facts.ts';
import { type Finding, wrong } from './finding.ts';

/** Collections that Firestore deletes some time after `expires_at`. */
export const expiring = ['limits', 'events', 'mail', 'page_views', 'alert_finds', 'views'] as const;

const checkExpiry = ({ indexes }: Facts): Finding[] =>
  expiring
    .filter(
      (name) =>
        !indexes.fieldOverrides.some(
          ({ collectionGroup, fieldPath, ttl }) =>
            collectionGroup === name && fieldPath === 'expires_at' && ttl === true,
        ),
    )
    .map((name) =>
      wrong(
        `firestore.indexes.json has no TTL policy for ${name}.expires_at: such documents would stay for ever.`,
        `Add to "fieldOverrides": { "collectionGroup": "${name}", "fieldPath": "expires_at", "ttl": true, "indexes": [] }.`,
      ),
    );

/** Matches rules that allow everything, as the console's “test mode” writes them. */
const opensAll = /match\s+\/\{\w+=\*\*\}\s*\{[^}]*allow[^;]*:\s*if\s+(true|request\.time)/;

const checkRules = ({ rules }: Facts): Finding[] =>
  (['firestore', 'storage'] as const).flatMap((name) => {
    const text = rules[name];
    const restore = `git checkout ${name}.rules`;
    if (
      text === null ||
      !text.includes(`service ${name === 'storage' ? 'firebase.storage' : 'cloud.firestore'}`)
    )
      return [wrong(`${name}.rules is missing or empty.`, `Restore it: ${restore}.`)];
    return opensAll.test(text)
      ? [wrong(`${name}.rules lets everyone read or write everything.`, `Remove that rule: ${restore}.`)]
      : [];
  });

export const checkDatabase = (facts: Facts): Finding[] => [...checkExpiry(facts), ...checkRules(facts)];
