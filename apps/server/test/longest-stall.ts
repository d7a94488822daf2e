/** The longest that this thread, which answers everybody, did nothing else while the work went on. */
export async function longestStallMs(work: Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const watch = setInterval(look, 5);
  await work;
  look();
  clearInterval(watch);
  return longest;
}
