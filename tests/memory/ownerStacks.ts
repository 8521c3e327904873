import * as React from 'react';

/**
 * Has React note no call stacks of the elements that it makes. They are for warnings of its developer build alone, and took a
 * sixth of the time of the islands' tests. React stops by itself after ten thousand a second.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => undefined });
