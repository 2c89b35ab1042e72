/** A line of Playwright's list: the project, and where the test stands. */
const TEST = /^\s*\[([^\]]+)\] › ([^:]+):(\d+:\d+) › /;

/** Of how many places one is taken. */
const STEP = 6;
/** What builds a site of its own for half a minute, and asks of it what is asked of others; left to the whole run. */
const LONG =
  /(?:colliding-routes|guides|keyboard-documents|keyboard-lists|keyboard-museum|new-section|one-language|pages-of-parts)\.desktop\.spec/;

/**
 * A fixed part of the tests: of each file the first place where tests are written and then every sixth
 * one, and of the tests that are made in one place, as for each language and page, one.
 *
 * @param lines what Playwright lists
 * @returns the lines of the part, as Playwright takes them
 */
export function chooseSpread(lines: readonly string[]): string[] {
  const files = new Map<string, Map<string, string[]>>();
  for (const line of lines) {
    const [, project, file, place] = TEST.exec(line) ?? [];
    if (project === undefined || file === undefined || place === undefined) continue;
    if (LONG.test(file)) continue;
    const places = files.get(`${project} ${file}`) ?? new Map<string, string[]>();
    places.set(place, [...(places.get(place) ?? []), line.trim()]);
    files.set(`${project} ${file}`, places);
  }
  let turn = 0;
  return [...files.values()].flatMap((places) =>
    [...places.values()]
      .filter((_, index) => index % STEP === 0)
      .map((tests) => {
        // Another language and page each time.
        turn += 1;
        return tests[turn % tests.length] ?? '';
      }),
  );
}
