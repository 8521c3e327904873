// firebase.json's own deployment would leave out the headers that only a build knows.
console.error(
  'Deploy with `npm run deploy`: it builds, and adds the security policy to the configuration of Hosting.',
);
process.exit(1);
