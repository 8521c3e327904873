/** Local storage prefix of unfinished forms; the person's id follows it. */
export const keptPrefix = 'vongxe.form.';
