// Run before `firebase deploy`, which would lack a build's headers and upload the last build.
console.error(
  'Deploy with `npm run deploy`: it builds Hosting and the functions for this project, and adds the security policy.\n' +
    'A part of it: `npm run deploy -- --only hosting`. Indexes and rules, too: rules depend on the installation.',
);
process.exit(1);
