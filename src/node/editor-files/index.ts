export { FOLDER, writeEditorFiles } from './write-editor-files.ts';
