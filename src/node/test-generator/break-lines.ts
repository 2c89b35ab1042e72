/** The widest line of a generated file. */
const WIDEST = 118;
const CLOSINGS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** What stands before a bracket that holds a list: a call, an array or an object, and no block or group. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  '(': /(?<!\b(?:for|if|while|switch|catch|function)\s?)[\w$)\]]$/,
  '[': /(?:^|[\s(,:[]|\.\.\.)$/,
  '{': /(?:^\s*|(?:[(,:[=?]|=> \(|\breturn)\s?)$/,
};

interface Pair {
  readonly open: number;
  readonly close: number;
}

/** Code whose lines are too wide, broken at the arguments of calls and the entries of lists. */
export function breakLines(code: string): string {
  return code.split('\n').map(breakLine).join('\n');
}

function breakLine(line: string): string {
  if (line.length <= WIDEST) return line;
  const margin = /^ */.exec(line)?.[0] ?? '';
  const pairs = pairsOf(line)?.filter(({ open }) => isList(line, open)) ?? [];
  const [widest] = pairs.toSorted((a, b) => b.close - b.open - (a.close - a.open));
  if (widest === undefined) return line;
  const { open, close } = widest;
  const entries = entriesOf(line.slice(open + 1, close));
  if (entries.length === 0) return line;
  const lines = entries.map((entry) => breakLine(`${margin}  ${entry},`));
  const rest = breakLine(`${margin}${line.slice(close)}`);
  return [line.slice(0, open + 1), ...lines, rest].join('\n');
}

function isList(line: string, open: number): boolean {
  return BEFORE[line[open] ?? '']?.test(line.slice(0, open)) ?? false;
}

/** The outermost pairs of brackets of a line; undefined for one that does not close what it opens. */
function pairsOf(line: string): readonly Pair[] | undefined {
  const pairs: Pair[] = [];
  const open: number[] = [];
  for (const [index, sign] of signsOf(line)) {
    if (sign in CLOSINGS) {
      open.push(index);
    } else {
      const from = open.pop();
      if (from === undefined || CLOSINGS[line[from] ?? ''] !== sign) return undefined;
      if (open.length === 0) pairs.push({ open: from, close: index });
    }
  }
  return open.length === 0 ? pairs : undefined;
}

/** The parts of a list between its commas; of one that ends with a comma, none after it. */
function entriesOf(text: string): string[] {
  const commas: number[] = [];
  let depth = 0;
  for (const [index, sign] of signsOf(text, ',')) {
    if (sign === ',') {
      if (depth === 0) commas.push(index);
    } else depth += sign in CLOSINGS ? 1 : -1;
  }
  const starts = [0, ...commas.map((comma) => comma + 1)];
  return starts
    .map((start, index) => text.slice(start, commas[index] ?? text.length).trim())
    .filter((entry) => entry !== '');
}

/** The brackets of a text, and further signs, outside of what stands between quotes. */
function signsOf(text: string, further = ''): readonly (readonly [number, string])[] {
  const code = text.replace(
    /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/(?:\\.|[^/\\\s])+\/[a-z]*(?=[),;.])/g,
    (quoted) => ' '.repeat(quoted.length),
  );
  return [...code.matchAll(/[()[\]{},]/g)]
    .map((match): [number, string] => [match.index, match[0]])
    .filter(([, sign]) => sign !== ',' || further === ',');
}
