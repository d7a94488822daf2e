import { runCommand } from '../run-command.mjs';
import { withSecondTry } from './second-try.mjs';

const requests = 20_000;
const file = 'fuzz/run.ts';
const name = `${requests} strange requests of seed 1: no answer of 500, none that is no envelope, no stall, no memory lost`;

/** Time and memory are the whole machine's: what the fuzzer measures of them may be somebody else's doing. */
const measured = [
  /^found {2}\S+ \S+ #\d+: \/healthz /i,
  /^FOUND {2}.* times\): \/healthz /,
  /^FOUND {2}memory is not back /,
];

/** Is all that the fuzzer found of that kind? An answer of 500, a lost server or a connection that is not given back never is. */
export function isMeasurement(output) {
  const found = output.split('\n').filter((line) => /^found {2}/i.test(line));
  return found.length > 0 && found.every((line) => measured.some((one) => one.test(line)));
}

/** The fuzzer with a fixed seed. What was measured alone is tried again; all else that it finds has been found. */
export function strangeRequests() {
  return {
    name: 'strange requests',
    async run(echo) {
      const { mayFlake, ...first } = await runFuzzer(echo);
      return withSecondTry(first, {
        mayFlake: () => mayFlake,
        rerun: () => runFuzzer(echo),
        say: (line) => echo.write(`\n${line}\n`),
      });
    },
  };
}

async function runFuzzer(echo) {
  const parameters = ['--import', 'tsx', file, '--requests', String(requests), '--seed', '1'];
  const { ok, output, errors } = await runCommand(process.execPath, parameters, { timeoutMs: 900_000, echo });
  const found = output.split('\n').filter((line) => line.startsWith('FOUND'));
  const error = found.length > 0 ? found.join('\n') : errors.trimEnd().split('\n').slice(-6).join('\n');
  return {
    mayFlake: isMeasurement(output),
    outcomes: [{ file, name, status: ok ? 'passed' : 'failed', ...(!ok && { error }) }],
  };
}
