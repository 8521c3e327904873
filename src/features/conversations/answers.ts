import { exists } from '../../firebase/firestore.ts';
import { askOnce } from './askOnce.ts';
import { readBike } from './readBike.ts';
import { readLastReply } from './readLastReply.ts';

/** Called only for rows near the viewport: a list may have 300 threads. */
export const askBike = askOnce(readBike);
export const askLastReply = askOnce(readLastReply);
export const askReviewed = askOnce((id) => exists('reviews', id));
