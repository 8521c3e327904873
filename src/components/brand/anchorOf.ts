/** Where a model stands on the page of its brand. @example anchorOf('GSX-R') // => 'gsx-r' */
export const anchorOf = (model: string) => model.toLowerCase();
