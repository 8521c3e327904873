/** How the name of every form begins, in local storage, that somebody left unfinished: the person's id follows. */
export const keptPrefix = 'vongxe.form.';
