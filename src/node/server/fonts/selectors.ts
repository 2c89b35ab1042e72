/** What a stylesheet's rules ask of an element. */
export interface StyledElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** BCP 47, its own or that of what it stands in. */
  readonly language: string;
  /** Its place among the elements around it, from 0. */
  readonly index: number;
}

type Test = (element: StyledElement) => boolean;

/** A compound selector: how an element is tested, and how much it weighs beside others. */
export interface Compound {
  readonly matches: Test;
  /** Whether nothing else is asked: no other element, and nothing that a document does not say. */
  readonly isWhole: boolean;
  readonly specificity: number;
  /** The names of the attributes that it asks for. */
  readonly attributes: readonly string[];
}

/** What a document says of an element by itself. */
const KNOWN = ['lang', 'is', 'where', 'not', 'first-child'];
/** The parts of a compound selector. */
const PART =
  /:(?<pseudo>[\w-]+)(?:\((?<list>(?:[^()]|\([^()]*\))*)\))?|\.(?<class>(?:\\.|[\w-])+)|\[(?<attribute>[\w-]+)(?:(?<operator>[|~^$*]?=)"?(?<value>[^"\]]*)"?)?\]|(?<name>[\w-]+)|\*/g;

/** The selectors of a list; commas within parentheses separate none. */
export function splitSelectors(list: string): string[] {
  return list.match(/(?:[^,()[\]]|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])+/g) ?? [];
}

/** What stands after a selector's last combinator. */
export function lastPart(selector: string): string {
  const parts = selector.trim().match(/(?:[^\s>+~()[\]]|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])+/g);
  return parts?.at(-1) ?? '';
}

/** How one compound selector is tested, and how much it weighs beside others. */
export function readCompound(compound: string): Compound {
  const tests: Test[] = [];
  let specificity = 0;
  let isWhole = true;
  const attributes = [...compound.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
  for (const { groups = {} } of compound.matchAll(PART)) {
    specificity += groups.name === undefined ? 100 : 1;
    tests.push(readPart(groups));
    isWhole &&= groups.pseudo === undefined || KNOWN.includes(groups.pseudo);
  }
  const matches: Test = (element) => tests.every((test) => test(element));
  return { matches, isWhole, specificity, attributes };
}

function readPart(part: Readonly<Record<string, string | undefined>>): Test {
  if (part.pseudo !== undefined) return readPseudo(part.pseudo, part.list ?? '');
  if (part.class !== undefined) {
    const name = part.class.replaceAll('\\', '');
    return ({ attributes }) => attributes.class?.split(' ').includes(name) ?? false;
  }
  if (part.attribute !== undefined) {
    const { attribute, operator, value = '' } = part;
    return ({ attributes }) => isAsAsked(attributes[attribute], operator, value);
  }
  return part.name === undefined ? () => true : ({ name }) => name === part.name;
}

function isAsAsked(
  found: string | undefined,
  operator: string | undefined,
  value: string,
): boolean {
  if (found === undefined || operator === undefined) return found !== undefined;
  if (operator === '=') return found === value;
  return operator === '|=' ? isOfLanguage(found, value) : true;
}

function readPseudo(pseudo: string, list: string): Test {
  if (pseudo === 'lang') {
    const languages = list.split(',').map((one) => one.trim().replaceAll('"', ''));
    return ({ language }) => languages.some((one) => isOfLanguage(language, one));
  }
  if (pseudo === 'first-child') return ({ index }) => index === 0;
  if (pseudo !== 'is' && pseudo !== 'where' && pseudo !== 'not') return () => true;
  const tests = splitSelectors(list).map((selector) => readCompound(lastPart(selector)).matches);
  const matchesOne: Test = (element) => tests.some((test) => test(element));
  return pseudo === 'not' ? (element) => !matchesOne(element) : matchesOne;
}

function isOfLanguage(tag: string, language: string): boolean {
  const [found, asked] = [tag.toLowerCase(), language.toLowerCase()];
  return found === asked || found.startsWith(`${asked}-`);
}
