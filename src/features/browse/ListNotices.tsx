import { island } from '../../shell/island.tsx';
import { Toasts } from '../../ui/Toasts.tsx';

/** Notices of the list. An island, so that presses on them are let through once it is drawn. */
export const ListNotices = island('notices', Toasts);
