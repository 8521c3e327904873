export const pageSize = 12;
