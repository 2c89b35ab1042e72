import type { Plugin, Rolldown } from 'vite';

/**
 * Methods of i18next that nothing here calls, by their classes: what loads words from elsewhere, adds
 * some later, clones an instance or finds out a language. No bundler can tell that of methods.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  Connector: [
    'queueLoad',
    'loaded',
    'read',
    'prepareLoading',
    'load',
    'reload',
    'loadOne',
    'saveMissing',
  ],
  Formatter: ['add', 'addCached'],
  I18n: [
    'use',
    'loadNamespaces',
    'loadLanguages',
    'setDefaultNamespace',
    'exists',
    'dir',
    'hydrate',
    'cloneInstance',
    'toJSON',
  ],
  LanguageUtil: ['clearCache'],
  PluralResolver: ['clearCache', 'getPluralFormsOfKey'],
  ResourceStore: [
    'addResource',
    'addResources',
    'addResourceBundle',
    'removeResourceBundle',
    'removeNamespaces',
    'getResourceBundle',
    'toJSON',
  ],
  Translator: ['exists'],
};

/** Lets the methods of i18next fall away that no page uses. */
export function dropUnusedMethods(): Plugin {
  let isFound = false;
  return {
    name: 'drop-unused-methods',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/i18next\/.*\.js$/ },
      handler(code) {
        isFound = true;
        const wanted = new Set(
          Object.entries(UNUSED).flatMap(([type, names]) => names.map((name) => `${type}.${name}`)),
        );
        const parts: string[] = [];
        let end = 0;
        for (const { name, start, end: last } of methodsOf(this.parse(code))) {
          if (!wanted.delete(name)) continue;
          parts.push(code.slice(end, start));
          end = last;
        }
        if (wanted.size > 0) {
          const names = [...wanted].join(', ');
          this.error(`i18next has no ${names} any more; look what it has instead`);
        }
        return parts.join('') + code.slice(end);
      },
    },
    buildEnd(error) {
      if (error === undefined && !isFound) {
        this.error('i18next has no file that is known any more; look what it has instead');
      }
    },
  };
}

interface Method {
  /** With its class. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function methodsOf(program: ReturnType<Rolldown.PluginContext['parse']>): Method[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ClassDeclaration') return [];
    return statement.body.body.flatMap((member) =>
      member.type === 'MethodDefinition' && member.key.type === 'Identifier'
        ? [
            {
              name: `${statement.id?.name}.${member.key.name}`,
              start: member.start,
              end: member.end,
            },
          ]
        : [],
    );
  });
}
