import type { Plugin, Rolldown } from 'vite';
import type { ReducedPackage } from './reduced-package.ts';
import { REDUCED } from './reduced-packages.ts';

/** Lets what no page uses of packages fall away, where a bundler cannot tell. */
export function dropUnusedMethods(): Plugin {
  const missing = new Map(REDUCED.map((reduced) => [reduced, namesOf(reduced)]));
  const found = new Set<ReducedPackage>();
  return {
    name: 'drop-unused-methods',
    apply: 'build',
    transform: {
      filter: { id: REDUCED.map(({ files }) => files) },
      handler(code, id) {
        const reduced = REDUCED.find(({ files }) => files.test(id));
        if (reduced === undefined) return undefined;
        found.add(reduced);
        const forget = (name: string) => missing.get(reduced)?.delete(name);
        const edits = functionsOf(this.parse(code).body).flatMap((one): Edit[] => {
          const body = reduced.bodies[one.name];
          if (body === undefined) return [];
          forget(one.name);
          const { start, end } = body === null ? one : one.body;
          return [{ start, end, text: body === null ? '' : `{ ${body} }` }];
        });
        return reduced.texts.reduce(
          (text, [what, then]) => {
            const changed = text.replace(what, then);
            if (changed !== text) forget(what.source);
            return changed;
          },
          applyEdits(code, edits),
        );
      },
    },
    buildEnd(error) {
      if (error !== undefined) return;
      for (const [reduced, names] of missing) {
        const { name, isForBrowsers = false } = reduced;
        if (isForBrowsers && this.environment.name !== 'client') continue;
        if (!found.has(reduced)) {
          this.error(`${name} has no file that is known any more; look what it has instead`);
        }
        if (names.size > 0) {
          this.error(`${name} has no ${[...names].join(', ')} any more; look what it has instead`);
        }
      }
    },
  };
}

function namesOf({ bodies, texts }: ReducedPackage): Set<string> {
  return new Set([...Object.keys(bodies), ...texts.map(([what]) => what.source)]);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Makes edits in a text; one that lies within another's is made with it. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < end) continue;
    parts.push(code.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return parts.join('') + code.slice(end);
}

interface FoundFunction {
  /** With the class or the function that it is in. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly body: { readonly start: number; readonly end: number };
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Statement = Program['body'][number];
type Class = Extract<Statement, { readonly superClass: unknown }>;
type VariableDeclarator = Extract<
  Statement,
  { type: 'VariableDeclaration' }
>['declarations'][number];

/** Functions, those right within them, and the methods of classes. */
function functionsOf(statements: readonly Statement[], outer = ''): FoundFunction[] {
  return statements.flatMap((given) => {
    const statement = given.type === 'ExportNamedDeclaration' ? given.declaration : given;
    if (statement?.type === 'FunctionDeclaration' && statement.body !== null) {
      const { start, end, body } = statement;
      const name = `${outer}${statement.id?.name}`;
      const inner = outer === '' ? functionsOf(body.body, `${name}.`) : [];
      return [{ name, start, end, body }, ...inner];
    }
    if (statement?.type === 'VariableDeclaration') return statement.declarations.flatMap(arrowOf);
    return statement?.type === 'ClassDeclaration' ? methodsOf(statement) : [];
  });
}

function arrowOf({ id, init }: VariableDeclarator): FoundFunction[] {
  if (init?.type !== 'ArrowFunctionExpression' || id.type !== 'Identifier') return [];
  return [{ name: id.name, start: init.start, end: init.end, body: init.body }];
}

function methodsOf({ id, body: { body: members } }: Class): FoundFunction[] {
  return members.flatMap((member) => {
    if (member.type !== 'MethodDefinition') return [];
    const { key, start, end, value } = member;
    const own = key.type === 'PrivateIdentifier' ? `#${key.name}` : 'name' in key && key.name;
    const { body } = value;
    return body === null ? [] : [{ name: `${id?.name}.${own}`, start, end, body }];
  });
}
