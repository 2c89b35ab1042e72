// What npm runs before it packs this folder itself: its package.json is the repository's, not the package's.
console.error(
  'Run "npm run build:package" to make the package; "npm publish dist/package" publishes what it has made.',
);
process.exitCode = 1;
