import { exists } from '../../firebase/firestore.ts';
import { askOnce } from './askOnce.ts';
import { readBike } from './readBike.ts';
import { readLastReply } from './readLastReply.ts';

/** Reads that are cached for the page and run only near the viewport: 300 threads are not 300 reads. */
export const askBike = askOnce(readBike);
export const askLastReply = askOnce(readLastReply);
export const askReviewed = askOnce((id) => exists('reviews', id));
