import { checkAccess } from './access.ts';
import { checkAppCheck } from './appCheck.ts';
import { checkDatabase } from './database.ts';
import type { Facts } from './facts.ts';
import type { Finding, Level } from './finding.ts';
import { checkHosting } from './hosting.ts';
import { checkMachine } from './machine.ts';
import { checkSettings } from './settings.ts';

const order: Level[] = ['wrong', 'careful', 'unknown'];

/** Returns all findings, worst first. */
export const examine = (facts: Facts): Finding[] =>
  [checkSettings, checkDatabase, checkHosting, checkMachine, checkAccess, checkAppCheck]
    .flatMap((check) => check(facts))
    .toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
