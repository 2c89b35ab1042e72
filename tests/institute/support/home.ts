/** The path of each group's details as the specification describes them. */
export const GROUP_PATHS: Readonly<Record<string, string>> = {
  distinguishedLectureSeries: '/academic-life/distinguished-lecture-series/',
  conferences: '/academic-life/conferences/',
  colloquiums: '/academic-life/colloquiums/',
};
