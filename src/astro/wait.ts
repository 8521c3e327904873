/**
 * Condition under which `client:use` hydrates at once. `now`: always. `member`: signed in on this device
 * before. `notice`: the previous page left a notice. `local`: a local storage key has this prefix. `session`:
 * this session storage key exists. `search`: this query parameter exists. `state`: the history's state has
 * this field.
 */
export type Wait =
  | 'now'
  | 'member'
  | 'notice'
  | `local:${string}`
  | `session:${string}`
  | `search:${string}`
  | `state:${string}`;
