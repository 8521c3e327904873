import { island } from '../../shell/island.tsx';
import { Toasts } from '../../ui/Toasts.tsx';

/** An island, since clicks on notices must wait until React has rendered them. */
export const ListNotices = island('notices', Toasts);
