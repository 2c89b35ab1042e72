export { describeCms } from './cms-config.ts';
export { EDITOR, EDITOR_FILES, editorFolder, fetchEditor, hasEditor } from './editor-package.ts';
export { HOSTS, type HostedRepository, type HostKind, WITH_WORKFLOW } from './hosted-backend.ts';
export { hostedFiles, isAsWritten } from './hosted-files.ts';
export { CONTENT_EDITOR, createContentEditor } from './serve-editor.ts';
