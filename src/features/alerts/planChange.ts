import type { Alert } from '../../domain/alerts/alert.ts';
import type { Stored } from '../../domain/listings/listing.ts';

export type MyAlert = Stored<Alert>;
/** Change being saved. A boolean switches the alert on or off. */
export type Change = boolean | Pick<Alert, 'delivery'> | 'delete';
export type Changes = ReadonlyMap<string, Change>;

export const withChanges = (alerts: readonly MyAlert[], changes: Changes): MyAlert[] =>
  alerts.flatMap((alert) => {
    const change = changes.get(alert.id);
    if (change === 'delete') return [];
    if (typeof change === 'object') return [{ ...alert, ...change }];
    return [change === undefined ? alert : { ...alert, is_active: change }];
  });
