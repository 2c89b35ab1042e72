import { dropped, type ReducedPackage } from './reduced-package.ts';
import { NAVIGATING, ROUTES } from './reduced-router.ts';

/** What loads words from elsewhere, adds some later, clones an instance or finds out a language. */
const I18NEXT: ReducedPackage = {
  name: 'i18next',
  files: /node_modules\/i18next\/.*\.js$/,
  bodies: {
    'Translator.getUsedParamsDetails': '',
    'I18n.reloadResources': '',
    'I18n.hasLoadedNamespace': 'return true;',
    // The one language that an instance is made with, whose words are there.
    'I18n.changeLanguage': `
      this.language = lng;
      this.languages = this.services.languageUtils.toResolveHierarchy(lng);
      this.setResolvedLanguage(lng);
      this.translator.changeLanguage(lng);
      callback();
    `,
    'Interpolator.nest': 'return str;',
    ...dropped({
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
        'getFixedT',
        'loadResources',
        'toJSON',
      ],
      LanguageUtil: ['clearCache', 'getBestMatchFromCodes'],
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
    }),
  },
  texts: [
    [/formatter = Formatter;/g, ''],
    [/if \(lng\?\.toLowerCase\(\) === 'cimode'\)/g, 'if (false)'],
    [/const isObjectHit = [^;]+;/g, 'const isObjectHit = false;'],
    [/if \(!objectNotReturned && \(usedKey \|\| usedDefault \|\| updateMissing\)\)/g, 'if (false)'],
  ],
};

/** Each file is of the first package in whose files it is. */
export const REDUCED: readonly ReducedPackage[] = [I18NEXT, ROUTES, NAVIGATING];
