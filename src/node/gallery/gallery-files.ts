/** The colours of the sample pictures. */
const COLOURS = ['#3d6b7d', '#7d5a3d', '#4d6b45'];

/** A drawing without words, in the proportions of a photograph. */
export function samplePicture(number: number): string {
  const colour = COLOURS[(number - 1) % COLOURS.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320"><rect width="480" height="320" fill="#e8e4da"/><circle cx="${120 * number}" cy="110" r="48" fill="#fff"/><path d="M0 230 Q120 190 240 230 T480 230 V320 H0Z" fill="${colour}"/></svg>`;
}

/** A document of one empty page. */
export const FILE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
`;
