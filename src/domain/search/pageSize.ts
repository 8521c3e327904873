/** Cards in the first page of the list, and in every further one. */
export const pageSize = 12;
