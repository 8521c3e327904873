// Stops a plain `firebase deploy`, which would upload the last build without its headers.
console.error(
  'Deploy with `npm run deploy`: it builds Hosting and the functions for this project, and adds the security policy.\n' +
    'A part of it: `npm run deploy -- --only hosting`. Indexes and rules, too: rules depend on the installation.',
);
process.exit(1);
