/** The words of sample content in one language; they say that they are samples. */
export interface SampleWords {
  /** The title of the sample of a number, on a page with a title. */
  readonly title: (page: string, number: number) => string;
  /** A line of text in the field of a name. */
  readonly line: (field: string) => string;
  /** A paragraph in the field of a name, in a file. */
  readonly paragraph: (field: string, file: string) => string;
}

const ENGLISH: SampleWords = {
  title: (page, number) => `${page} (example ${number})`,
  line: (field) => `Example of ${field}`,
  paragraph: (field, file) => `This is an example of ${field}. Write your own text in ${file}.`,
};

const WORDS: ReadonlyMap<string, SampleWords> = new Map([
  ['en', ENGLISH],
  [
    'ar',
    {
      title: (page, number) => `${page} (مثال ${number})`,
      line: (field) => `مثال على ${field}`,
      paragraph: (field, file) => `هذا مثال على ${field}. اكتب نصك في ${file}.`,
    },
  ],
  [
    'de',
    {
      title: (page, number) => `${page} (Beispiel ${number})`,
      line: (field) => `Beispiel für ${field}`,
      paragraph: (field, file) =>
        `Dies ist ein Beispiel für ${field}. Der eigene Text kommt in ${file}.`,
    },
  ],
  [
    'es',
    {
      title: (page, number) => `${page} (ejemplo ${number})`,
      line: (field) => `Ejemplo de ${field}`,
      paragraph: (field, file) =>
        `Este es un ejemplo de ${field}. Escriba su propio texto en ${file}.`,
    },
  ],
  [
    'fr',
    {
      title: (page, number) => `${page} (exemple ${number})`,
      line: (field) => `Exemple de ${field}`,
      paragraph: (field, file) =>
        `Ceci est un exemple de ${field}. Écrivez votre propre texte dans ${file}.`,
    },
  ],
  [
    'zh',
    {
      title: (page, number) => `${page}（示例${number}）`,
      line: (field) => `示例：${field}`,
      paragraph: (field, file) => `这是 ${field} 的示例文字，请在 ${file} 中改写。`,
    },
  ],
]);

/** The words in a language; English where it has none of its own. */
export function sampleWords(language: string): SampleWords {
  return WORDS.get(language) ?? ENGLISH;
}
