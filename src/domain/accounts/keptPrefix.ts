/** Prefix in local storage of unfinished forms. The person's id follows. */
export const keptPrefix = 'vongxe.form.';
