/** Local storage prefix of unfinished forms, before the person's id. */
export const keptPrefix = 'vongxe.form.';
