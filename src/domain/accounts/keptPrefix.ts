/** Prefix in local storage of forms that were left unfinished. The person's id follows. */
export const keptPrefix = 'vongxe.form.';
