import { fieldsWith, type NamesWith } from '../listings/fields.ts';
import { recordOf } from '../platform/recordOf.ts';

export type AlertChoice = NamesWith<{ alert: true }>;
/** Fields of a listing that an alert compares as they are. */
export const alertChoices: readonly AlertChoice[] = fieldsWith({ alert: true });
/** Any value of each. */
export const anyChoice = recordOf(alertChoices, () => null);
