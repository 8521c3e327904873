import type { MyAlert } from './planChange.ts';

/** Why an alert was not saved, for its owner. */
export class AlertRefusal extends Error {
  readonly reason: 'full' | 'known' | 'tooMany' | 'changed' | 'removed';
  /** Current alert, if changed meanwhile. */
  readonly now: MyAlert | undefined;
  constructor(reason: AlertRefusal['reason'], now?: MyAlert) {
    super(reason);
    this.reason = reason;
    this.now = now;
  }
}
