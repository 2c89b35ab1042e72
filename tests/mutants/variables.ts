/** The variable by which Stryker's switches are set where there is no page. */
export const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

/** The variables that name the files in which it is noted which mutants run. */
export const RUN_IN_PAGES = 'MUTANTS_RUN_IN_PAGES';
export const RUN_IN_SERVER = 'MUTANTS_RUN_IN_SERVER';

/** The ids of those for which that is noted, with commas between them. */
export const NOTED = 'MUTANTS_NOTED';

/** A line of the first file: the run of the suite, the case's file and titles, and the mutant's id. */
export type RunInPage = readonly [project: string, titlePath: readonly string[], id: string];
