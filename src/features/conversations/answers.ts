import { exists } from '../../firebase/firestore.ts';
import { askOnce } from './askOnce.ts';
import { readBike } from './readBike.ts';
import { readLastReply } from './readLastReply.ts';

/** Asked once for each page, and only for what comes near the screen: 300 threads are not 300 reads. */
export const askBike = askOnce(readBike);
export const askLastReply = askOnce(readLastReply);
/** Whether there is a review of this id. */
export const askReviewed = askOnce((id) => exists('reviews', id));
