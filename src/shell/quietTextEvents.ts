/* On `textInput` React hydrates at once, which on a translated page replaces the field with its text. The
   later `input` event hydrates as well. */
if (typeof window !== 'undefined')
  addEventListener('textInput', (event) => event.stopImmediatePropagation(), true);
