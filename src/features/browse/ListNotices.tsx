import { island } from '../../shell/island.tsx';
import { Toasts } from '../../ui/Toasts.tsx';

/**
 * Notices of the list. An island of its own: early presses on its buttons are repeated once it has loaded.
 */
export const ListNotices = island('notices', Toasts);
