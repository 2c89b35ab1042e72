import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { isRecord } from '../../src/core/mapping/read-path.ts';
import { PROJECT } from '../node/compiler/small-site.ts';

/** What an editor shows of a file; where something is asked about, the text has a `|`. */
export interface OpenEditor {
  /** The schemas that apply to the file, by their paths below the project. */
  readonly schemasOf: (file: string, text: string) => string[];
  /** What is offered at the mark, by name. */
  readonly complete: (file: string, text: string) => Promise<string[]>;
  /** The words that appear over what is marked. */
  readonly hover: (file: string, text: string) => Promise<string>;
  /** What is underlined, and what is said of it. */
  readonly findMistakes: (file: string, text: string) => Promise<Mistake[]>;
}

export interface Mistake {
  readonly underlined: string;
  readonly message: string;
}

/**
 * The language service of Visual Studio Code, with the project's settings.
 *
 * @param root the project, or a copy of it
 */
export function openEditor(root = PROJECT): OpenEditor {
  const urlOf = (file: string) => pathToFileURL(path.join(root, file)).href;
  const pathOf = (uri: string) => path.relative(root, fileURLToPath(uri)).split(path.sep).join('/');
  const service = getLanguageService({
    schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (name, from) => new URL(name, from).href },
  });
  service.configure({ validate: true, schemas: readAssociations(root, urlOf) });
  const open = (file: string, marked: string) => {
    const offset = marked.indexOf('|');
    const text = marked.replace('|', '');
    const document = TextDocument.create(urlOf(file), 'json', 1, text);
    const place = document.positionAt(offset);
    return { document, place, parsed: service.parseJSONDocument(document) };
  };
  return {
    schemasOf(file, text) {
      const { document, parsed } = open(file, text);
      return service.getLanguageStatus(document, parsed).schemas.map((uri) => pathOf(uri));
    },
    async complete(file, text) {
      const { document, place, parsed } = open(file, text);
      const list = await service.doComplete(document, place, parsed);
      return list?.items.map(({ label }) => label) ?? [];
    },
    async hover(file, text) {
      const { document, place, parsed } = open(file, text);
      const shown = await service.doHover(document, place, parsed);
      return JSON.stringify(shown?.contents ?? '');
    },
    async findMistakes(file, text) {
      const { document, parsed } = open(file, text);
      const mistakes = await service.doValidation(document, parsed);
      return mistakes.map(({ range, message }) => ({
        underlined: document.getText(range),
        message: typeof message === 'string' ? message : message.value,
      }));
    },
  };
}

/** The files of the settings, as the editor hands them to the service. */
function readAssociations(
  root: string,
  urlOf: (file: string) => string,
): { uri: string; fileMatch: string[] }[] {
  const settings: unknown = JSON.parse(
    readFileSync(path.join(root, '.vscode/settings.json'), 'utf8'),
  );
  const schemas = isRecord(settings) ? settings['json.schemas'] : undefined;
  if (!Array.isArray(schemas)) throw new Error('.vscode/settings.json has no "json.schemas"');
  return schemas.filter(isRecord).map(({ url, fileMatch }) => ({
    uri: urlOf(String(url)),
    fileMatch: [fileMatch].flat().map(String),
  }));
}
