/**
 * A thing that an island of `client:use` waits for: a script (`now`), somebody who has signed in on this device, a notice of
 * the page before, keys of local storage that begin with a text, a key of session storage, a parameter of the address, or a
 * field of the history's state.
 */
export type Wait =
  | 'now'
  | 'member'
  | 'notice'
  | `local:${string}`
  | `session:${string}`
  | `search:${string}`
  | `state:${string}`;
