import type {
  StudioField,
  StudioLanguage,
  StudioRenderer,
  StudioValues,
} from '../../core/studio/data.ts';
import type { KnownOfSite } from '../../core/studio/first-value.ts';
import type { FormKind } from '../../core/studio/form-kind.ts';
import type { SchemaDocument, SchemaNode } from '../../core/studio/schema-document.ts';
import type { Unfit } from '../../core/studio/unfit-layout.ts';
import type { FormPart } from '../model/form-schema.ts';
import type { JsonPath } from '../model/json-path.ts';

/** What all parts of a form share. */
export interface FormContext {
  readonly file: string;
  /** Where the form's part stands in its file. */
  readonly unit: JsonPath;
  /** What is selected in the file, to be brought into sight. */
  readonly selected: JsonPath;
  readonly document: SchemaDocument;
  readonly languages: readonly StudioLanguage[];
  /** The language that the page is shown in. */
  readonly language: string;
  /** Fields of the answer, to fill slots with. */
  readonly fields: readonly StudioField[];
  /** The endpoint that answers with these fields, where that is a list. */
  readonly endpoint?: string;
  readonly values: StudioValues | undefined;
  readonly renderers: readonly StudioRenderer[];
  /** What of the errors that forms are given are warnings, by their words. */
  readonly warnings: ReadonlySet<string>;
  /**
   * Puts a value at a path of the file; undefined takes away what stands there.
   *
   * @param field the input that it was typed in; what is chosen is a step of its own
   */
  readonly edit: (path: JsonPath, value: unknown, field?: string) => void;
  /** What stands at a path of the file, as it is written; undefined where nothing does. */
  readonly textAt: (path: JsonPath) => string | undefined;
  /** Puts a value at a path where it stood before, as it was written there. */
  readonly restore: (path: JsonPath, value: unknown, text: string) => void;
  /** Moves an entry of a list to the place that it has in the end. */
  readonly move: (list: JsonPath, from: number, to: number) => void;
  readonly select: (path: JsonPath) => void;
  /** Why a branch of a union cannot stand at a path: a layout that shows lists fits no single item. */
  readonly unfit: (path: JsonPath, type: string) => Unfit | undefined;
  /** Puts a value of another branch of a union in place of one, and says what that has no place for. */
  readonly chooseBranch: (path: JsonPath, union: SchemaNode, type: string) => void;
  /** Marks a part on the page while the form points at it. */
  readonly mark: (path: JsonPath | undefined) => void;
}

/** What `formOf` says of each part. */
export interface PartOptions {
  readonly part?: SchemaNode;
  readonly kind?: FormKind;
  readonly slots?: readonly string[];
  /** Properties that no schema knows, which can be removed. */
  readonly unknown?: readonly string[];
  /** The branch that is shown, and the union that it is of. */
  readonly type?: string;
  readonly union?: string;
  readonly inner?: FormPart;
}

export function optionsOf(uiSchema: { readonly [key: string]: unknown } | undefined): PartOptions {
  const options = uiSchema?.['ui:options'];
  return typeof options === 'object' && options !== null ? options : {};
}

/** Whether all that is said of a part are warnings. */
export function isWarned(errors: readonly string[], { warnings }: FormContext): boolean {
  return errors.length > 0 && errors.every((error) => warnings.has(error));
}

/** What a part that is added can be made of. */
export function knownOf({ languages, fields, endpoint, values }: FormContext): KnownOfSite {
  return { languages: languages.map(({ code }) => code), fields, endpoint, values };
}
