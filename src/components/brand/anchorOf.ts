/** @example anchorOf('Ninja 400') // => 'ninja-400' */
export const anchorOf = (model: string) => model.toLowerCase().replace(/[^a-z\d]+/g, '-');
