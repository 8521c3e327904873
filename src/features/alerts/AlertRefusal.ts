import type { MyAlert } from './planChange.ts';

/** Error with the reason why an alert was not saved, to show to its owner. */
export class AlertRefusal extends Error {
  readonly reason: 'full' | 'known' | 'tooMany' | 'changed' | 'removed';
  /** Current version of the alert, if it was changed meanwhile. */
  readonly now: MyAlert | undefined;
  constructor(reason: AlertRefusal['reason'], now?: MyAlert) {
    super(reason);
    this.reason = reason;
    this.now = now;
  }
}
