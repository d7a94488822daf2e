/** So often is measured what looks too slow. */
const tries = 3;

/**
 * What was measured, as soon as it is good; the last of three otherwise. A machine that others use too holds work up now and
 * then, which is gone the next time; what a fault costs is there each time. `before` each further one what it is compared with
 * may be measured anew.
 */
export async function steadyMeasure<T>(
  measure: () => Promise<T>,
  isGood: (measured: T) => boolean,
  before: () => Promise<void> = async () => {},
): Promise<T> {
  for (let left = tries; left > 1; left -= 1) {
    const measured = await measure();
    if (isGood(measured)) return measured;
    await before();
  }
  return measure();
}
