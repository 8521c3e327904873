import type { MyAlert } from './planChange.ts';

/** Why an alert was not created or changed, in words for its owner. */
export class AlertRefusal extends Error {
  readonly reason: 'full' | 'known' | 'tooMany' | 'changed' | 'removed';
  /** The alert as it is now, where somebody changed it meanwhile. */
  readonly now: MyAlert | undefined;
  constructor(reason: AlertRefusal['reason'], now?: MyAlert) {
    super(reason);
    this.reason = reason;
    this.now = now;
  }
}
