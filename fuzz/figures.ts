import { isFormless } from './causes.ts';
import type { Outcome, Run } from './report.ts';
import { stallLimitMs } from './stalls.ts';

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** One line of a piece, to be kept beside those of the others. */
export function figuresOf({ tally, start, before, after, stalls }: Outcome, { seed, seconds }: Run): string {
  const answers = [...tally.statuses].toSorted(([one], [other]) => one - other);
  const sent = answers.reduce((sum, [, times]) => sum + times, 0);
  const failed = answers.reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0);
  const formless = tally.causes.all().reduce((sum, { first, times }) => sum + (isFormless(first.fault) ? times : 0), 0);
  const again = stalls.repeated - stalls.unrepeated;
  return [
    `figures     seed ${seed}: ${sent} requests in ${Math.round(seconds)} s`,
    `statuses ${answers.map(([status, times]) => `${status}: ${times}`).join(', ')}`,
    `500 and more ${failed}`,
    `without the envelope ${formless}`,
    `/healthz over ${stallLimitMs} ms ${stalls.count}, worst ${Math.round(stalls.worstMs)} ms, repeated ${stalls.repeated}, came again ${again}`,
    `rss ${[start, before, after].map(({ memory }) => megabytes(memory.rss)).join(' → ')} MB (start, warm, end)`,
    `the fuzzer's own ${megabytes(process.memoryUsage.rss())} MB`,
  ].join('; ');
}
