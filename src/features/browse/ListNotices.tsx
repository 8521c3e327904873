import { island } from '../../shell/island.tsx';
import { Toasts } from '../../ui/Toasts.tsx';

/** Notices of the list. An island, since clicks on the notices must wait until React has rendered them. */
export const ListNotices = island('notices', Toasts);
