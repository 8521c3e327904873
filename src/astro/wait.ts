/**
 * Condition of `client:use` to hydrate at once. `now`: always. `member`: signed in on this device before.
 * `notice`: from the page before. `local`: a prefix of keys in local storage. `session`: a key in session
 * storage. `search`: a query parameter. The last: a field of the history's state.
 */
export type Wait =
  | 'now'
  | 'member'
  | 'notice'
  | `local:${string}`
  | `session:${string}`
  | `search:${string}`
  | `state:${string}`;
