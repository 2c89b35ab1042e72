// What npm runs before it packs this folder itself: its package.json is the repository's, not the package's.
console.error(
  'This folder is the repository, and no package; its script build:package makes the package, in dist/package.',
);
process.exitCode = 1;
