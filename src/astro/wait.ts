/**
 * Condition of `client:use` to hydrate at once. `now`: always. `member`: signed in on this device before.
 * `notice`: from the page before. `local`: prefix of local storage keys. `session`: session storage key.
 * `search`: query parameter. The last: field of the history's state.
 */
export type Wait =
  | 'now'
  | 'member'
  | 'notice'
  | `local:${string}`
  | `session:${string}`
  | `search:${string}`
  | `state:${string}`;
