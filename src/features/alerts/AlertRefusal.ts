import type { MyAlert } from './planChange.ts';

/** Reason why an alert was not created or changed, for its owner. */
export class AlertRefusal extends Error {
  readonly reason: 'full' | 'known' | 'tooMany' | 'changed' | 'removed';
  /** The current alert, if it was changed meanwhile. */
  readonly now: MyAlert | undefined;
  constructor(reason: AlertRefusal['reason'], now?: MyAlert) {
    super(reason);
    this.reason = reason;
    this.now = now;
  }
}
