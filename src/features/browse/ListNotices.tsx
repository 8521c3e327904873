import { island } from '../../shell/island.tsx';
import { Toasts } from '../../ui/Toasts.tsx';

/** An island: clicks on notices must wait for hydration. */
export const ListNotices = island('notices', Toasts);
