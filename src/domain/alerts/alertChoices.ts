import { fieldsWith, type NamesWith } from '../listings/fields.ts';
import { recordOf } from '../platform/recordOf.ts';

export type AlertChoice = NamesWith<{ alert: true }>;
export const alertChoices: readonly AlertChoice[] = fieldsWith({ alert: true });
export const anyChoice = recordOf(alertChoices, () => null);
