/** How many times longer things may take than usual: `TIMEOUT_SCALE=3` for a slow machine or a server far away. */
const SCALE = Number(process.env.TIMEOUT_SCALE || 1);

/** A bound in milliseconds for what never happens, as long as this machine and server need. */
export function scaled(milliseconds: number): number {
  if (!(SCALE > 0))
    throw new Error(`TIMEOUT_SCALE is "${process.env.TIMEOUT_SCALE}"; write it as 2`);
  return milliseconds * SCALE;
}
