import type { Alert } from '../../domain/alerts/alert.ts';
import type { Stored } from '../../domain/listings/listing.ts';

export type MyAlert = Stored<Alert>;
/** What was asked for and is not known to have arrived: a new state, or to be gone. */
export type Change = boolean | 'delete';
export type Changes = ReadonlyMap<string, Change>;

/** The list as it will be once everything that was asked for has arrived. */
export const withChanges = (alerts: readonly MyAlert[], changes: Changes): MyAlert[] =>
  alerts.flatMap((alert) => {
    const change = changes.get(alert.id);
    if (change === 'delete') return [];
    return [change === undefined ? alert : { ...alert, is_active: change }];
  });
