/** A number with the right form of a word. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** What the studio says of changes: of saving and discarding them, and of those that others make meanwhile. */
export const changeWords = {
  save: {
    nothing: 'Saved',
    review: (files: number) => `Review and save ${count(files, 'file', 'files')}`,
    title: 'What would be written',
    same: 'The draft does not differ from the files.',
    errors: (number: number) =>
      `The draft has ${count(number, 'error', 'errors')}. It can be saved; the site cannot be built until ${number === 1 ? 'it is' : 'they are'} fixed.`,
    status: { added: 'new', changed: 'changed', removed: 'removed' },
    conflict: 'changed on disk too',
    refused: 'no JSON, not written',
    differenceOf: (file: string) => `Difference of ${file}`,
    sideBySide: 'Side by side',
    discard: 'Discard all changes',
    write: (files: number) => `Save ${count(files, 'file', 'files')}`,
    saved: (files: number) =>
      files === 0
        ? 'Nothing was written: the files stay as they are on disk.'
        : `${count(files, 'file', 'files')} saved.`,
    discarded: 'All changes are discarded.',
  },
  discard: {
    title: 'Discard changes',
    explained: (files: number) =>
      `The changes to ${count(files, 'file', 'files')} are taken out of the draft. Undo brings them back.`,
    shared: 'Another window has this site open and edits the same draft: its changes go with them.',
    action: 'Discard',
  },
  conflict: {
    happened: (files: readonly string[]) =>
      `${files.join(', ')} was changed on disk, beside your draft. Nothing is written over: choose which text stays.`,
    look: 'See both texts',
    title: 'Changed on disk meanwhile',
    explained: 'Nothing has been written. Choose for each file which text stays.',
    others: (files: readonly string[]) => `Saved with what you choose: ${files.join(', ')}.`,
    disk: 'On disk',
    draft: 'Your draft',
    choose: (file: string) => `Which text of ${file} stays`,
    takeDisk: 'Keep the text on disk',
    takeDraft: 'Write the draft',
    save: 'Save so',
  },
} as const;
