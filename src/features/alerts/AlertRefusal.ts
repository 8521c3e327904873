/** Why an alert was not created, where the server has not even been asked. */
export class AlertRefusal extends Error {
  readonly reason: 'full' | 'known' | 'tooMany';
  constructor(reason: AlertRefusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}
