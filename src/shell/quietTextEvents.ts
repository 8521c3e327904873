/* On `textInput` React hydrates an island at once. On a translated page that replaces the field before the
   text arrives, and dictated or suggested text would be lost. The later `input` event hydrates as well. */
if (typeof window !== 'undefined')
  addEventListener('textInput', (event) => event.stopImmediatePropagation(), true);
